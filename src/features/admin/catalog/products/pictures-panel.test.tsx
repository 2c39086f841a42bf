// @vitest-environment happy-dom
/**
 * admin 3: all pictures chosen together are stored. admin 22: a picture above the size limit is refused
 * before the upload.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { AdminContext } from '../../framework/shell/admin-context.tsx'
import { PicturesPanel } from './pictures-panel.tsx'

const sent = vi.hoisted(() => ({ names: [] as string[] }))

vi.mock('@/api/client.ts', () => ({
  sendFile: async (_: unknown, file: File) => {
    sent.names.push(file.name)
    await new Promise(resolve => setTimeout(resolve, 5))
    return file.name === 'broken.png'
      ? { ok: false, failure: { status: 422, code: 'x', message: 'Illeggibile.', fields: [], requestId: '' } }
      : { ok: true, value: { url: `/${file.name}` } }
  },
}))

beforeAll(async () => {
  const areas = ['admin', 'react-admin', 'validation', 'common', 'ui']
  await startI18n('it', areas)
  await loadAreas(areas)
})
afterEach(() => {
  cleanup()
  sent.names = []
})

const Shown = () => (
  <output>
    {useWatch({ name: 'pictures' })
      .map(({ url }: { url: string }) => url)
      .join()}
  </output>
)

function open() {
  const place = (
    <AdminContext basename="" locale="it">
      <Form record={{ id: 1, element: null, pictures: [{ url: '/first.webp', alts: { it: 'Prima' } }] }}>
        <PicturesPanel />
        <Shown />
      </Form>
    </AdminContext>
  )
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: place }])} />
    </QueryClientProvider>,
  )
  return container.querySelector('input[type=file]') as HTMLInputElement
}

const png = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

it('appends all accepted pictures and names the refused one', async () => {
  const input = open()
  fireEvent.change(input, { target: { files: [png('a.png'), png('broken.png'), png('b.png')] } })
  await waitFor(() => expect(screen.getByText('/first.webp,/a.png,/b.png')).toBeTruthy())
  expect(await screen.findByText('broken.png: Illeggibile.')).toBeTruthy()
})

it('does not send a picture above the limit and shows its size and the limit', async () => {
  const input = open()
  fireEvent.change(input, { target: { files: [png('poster.png', 22_400_000), png('a.png')] } })
  expect(await screen.findByText('poster.png: pesa 23 MB, il massimo è 20 MB.')).toBeTruthy()
  expect(sent.names).toEqual(['a.png'])
})
