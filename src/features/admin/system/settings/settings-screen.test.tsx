// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  adminSettings,
  dropSettingsDraft,
  publishSettings,
  SettingsChange,
} from '@/contract/endpoints/admin/settings.ts'
import { readSettings, type Settings } from '@/contract/settings.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { settingGroups } from '../../framework/shell/setting-groups.ts'
import { settingControls } from './setting-controls.ts'
import { SettingsScreen } from './settings-screen.tsx'

const sent = vi.hoisted(() => ({
  publish: (_: unknown): unknown => undefined,
  stored: {} as unknown,
  drop: vi.fn(),
}))

vi.mock('@/api/client.ts', () => ({
  callOrThrow: async (endpoint: unknown) => {
    if (endpoint === adminSettings) return sent.stored
    throw new Error('unexpected call')
  },
  call: async (endpoint: unknown, input: { body: unknown }) => {
    if (endpoint === publishSettings) return sent.publish(input.body)
    if (endpoint === dropSettingsDraft) {
      sent.drop()
      return { ok: true, value: { done: true } }
    }
    throw new Error('unexpected call')
  },
}))

const values = readSettings({ site_name: 'Bottega' })

beforeAll(async () => {
  const areas = ['admin', 'react-admin', 'validation', 'common', 'ui', 'nav', 'titles']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(cleanup)

function open(
  group: 'identity' | 'theme' | 'features',
  published: (settings: Settings) => void = () => {},
  draft: Settings | null = null,
) {
  sent.stored = { id: 'site', version: 'first', values, draft }
  const screenOf = (
    <AdminContext basename="/administration" locale="it">
      <SettingsScreen
        title="Impostazioni"
        group={group}
        onGroup={() => {}}
        register={null}
        onPublished={published}
      />
    </AdminContext>
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: screenOf }])} />
    </QueryClientProvider>,
  )
}

/** The first field named “name” of the group is the shop's; the company's follows. */
const nameField = async () => (await screen.findAllByRole('textbox', { name: 'Nome' }))[0] as HTMLInputElement

it('has a control and a group for every setting and can change it', () => {
  const keys = Object.keys(values).sort()
  expect(Object.keys(settingControls).sort()).toEqual(keys)
  expect(Object.values(settingGroups).flat().sort()).toEqual(keys)
  expect(Object.keys(SettingsChange.shape).sort()).toEqual(keys)
})

it('sends only changes, against the version that was loaded, and updates the page', async () => {
  const bodies: unknown[] = []
  const published: Settings[] = []
  sent.publish = body => {
    bodies.push(body)
    return {
      ok: true,
      value: { id: 'site', version: 'second', values: { ...values, site_name: 'Nuova' }, draft: null },
    }
  }
  open('identity', settings => published.push(settings))
  fireEvent.change(await nameField(), { target: { value: 'Nuova' } })
  fireEvent.click(screen.getByRole('button', { name: 'Pubblica' }))
  await vi.waitFor(
    () => expect(bodies).toEqual([{ version: 'first', values: { site_name: 'Nuova' } }]),
    30_000,
  )
  await vi.waitFor(() => expect(published[0]?.site_name).toBe('Nuova'), 30_000)
})

it('reports an invalid colour under its field', async () => {
  const fields = [{ path: 'values.vuetify_colors.primary', code: 'colour' }]
  const failure = { status: 422, code: 'validation', message: 'x', fields, requestId: '' }
  sent.publish = () => ({ ok: false, failure })
  open('theme')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Primario' }), { target: { value: 'rosso' } })
  fireEvent.click(screen.getByRole('button', { name: 'Pubblica' }))
  expect(await screen.findByText('Scrivi un colore come #387e84.')).toBeTruthy()
})

it('restores the published values on cancel', async () => {
  open('identity')
  const field = await nameField()
  fireEvent.change(field, { target: { value: 'Altro' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
  await vi.waitFor(() => expect(field.value).toBe('Bottega'), 30_000)
})

it('admin 21: asks before it discards a saved draft', async () => {
  sent.drop.mockClear()
  open('identity', () => {}, { ...values, site_name: 'Bozza' })
  const field = await nameField()
  expect(field.value).toBe('Bozza')
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
  const question = await screen.findByRole('dialog', { name: 'Eliminare la bozza?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Annulla' }))
  expect(sent.drop).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Elimina bozza' }))
  await vi.waitFor(() => expect(sent.drop).toHaveBeenCalledOnce(), 30_000)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 30_000)
})

it('shows the form values in the preview', async () => {
  open('features')
  const shop = await screen.findByRole('region', { name: 'Anteprima' })
  for (const [name, shown] of [
    ['Gioco', 'Battaglia veloce'],
    ['Promozioni', 'Promozioni'],
  ] as const) {
    const flag = screen.getByRole<HTMLInputElement>('switch', { name })
    const count = () => within(shop).queryAllByText(shown).length
    const before = flag.checked
    expect(count()).toBe(Number(before))
    fireEvent.click(flag)
    await vi.waitFor(() => expect(count()).toBe(Number(!before)), 30_000)
  }
})

it('shows a picture in the preview as soon as its URL is entered', async () => {
  open('identity')
  const logo = await screen.findByRole('group', { name: 'Logo in testata' })
  const address = within(logo).getByRole('textbox', { name: 'Indirizzo' })
  fireEvent.change(address, { target: { value: '/images/insegna.webp' } })
  const shop = screen.getByRole('region', { name: 'Anteprima' })
  await vi.waitFor(() => expect(shop.querySelector('img[src="/images/insegna.webp"]')).toBeTruthy(), 30_000)
  fireEvent.click(within(logo).getByRole('button', { name: 'Togli' }))
  await vi.waitFor(() => expect(shop.querySelector('img[src="/images/insegna.webp"]')).toBeNull(), 30_000)
})
