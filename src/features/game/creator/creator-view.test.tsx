// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { call } from '@/api/client.ts'
import { myCreationsQuery } from '@/api/creation-queries.ts'
import { type Creation, removeCreation } from '@/contract/endpoints/game/creations.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { loadNightDialogBox } from '../kit/night-dialog.tsx'
import { plainCharacter } from '../kit/testing/plain-character.ts'
import { CreatorView } from './creator-view.tsx'

vi.mock('@/api/client.ts', () => ({ call: vi.fn(), callOrThrow: vi.fn(), sendFile: vi.fn() }))

beforeAll(loadNightDialogBox)
beforeAll(async () => {
  await startI18n('it', ['creator'])
  await loadAreas(['creator', 'game', 'battle', 'effects', 'validation', 'problems', 'ui'])
})
let kept = 0
beforeEach(() => {
  localStorage.clear()
  kept = 0
  vi.mocked(call).mockImplementation((async (endpoint: unknown, { body }: { body: object }) => {
    if (endpoint === removeCreation) return { ok: true, value: {} }
    kept += 1
    return { ok: true, value: { ...body, id: `c${kept}`, upload: null, hidden: null } }
  }) as never)
})
afterEach(cleanup)

const characters = [plainCharacter(2, { slug: 'volpardore' })]

function TestCreator() {
  const creations = useQuery({ ...myCreationsQuery(7), enabled: false, initialData: [] as Creation[] }).data
  return (
    <CreatorView
      userId={7}
      creations={creations}
      editedId={null}
      linkTo={name => `/${name}`}
      home=""
      notify={() => {}}
      characters={characters}
      art={{}}
      Trial={() => null}
      locale="it"
    />
  )
}

async function openEditor(nome: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TestCreator />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: nome } })
}
const press = (name: string | RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))
const card = (words: RegExp) => screen.getByRole('img', { name: words })
const undo = 'Annulla l’ultima modifica'
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('undoes and redoes changes by button and by key', async () => {
  await openEditor('Primo')
  await press('Aspetto', 'tab')
  await press('Acqua', 'radio')
  expect(card(/^Primo, .*Comune · Acqua/s)).toBeTruthy()
  await press(undo)
  expect(card(/^Primo, .*Comune · Fuoco/s)).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true })
  expect(card(/^Primo, .*Comune · Acqua/s)).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(card(/^Senza nome, /)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: undo }).disabled).toBe(true)
})

it('rolls values that can be saved and undone like any change', async () => {
  await openEditor('Dadone')
  await press('Rifinitura', 'tab')
  await press('Genera valori a caso')
  const points = screen.getByRole('meter', { name: 'Equilibrio della carta' })
  expect(points.getAttribute('aria-valuetext')).toMatch(/^6\d punti su 66$/)
  await press(undo)
  expect(screen.getByLabelText<HTMLInputElement>('PV').value).toBe('90')
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true })
  await press('Salva la carta')
  expect(await screen.findByRole('dialog', { name: 'Dadone è pronta' })).toBeTruthy()
})

it('does not save a card over its budget and shows where the problem is', async () => {
  await openEditor('Colosso')
  await press('Rifinitura', 'tab')
  write('PV', '140')
  write('Resistenza', '8')
  await press('Salva la carta')
  expect(screen.getByText(/supera di \d+ punti/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(kept).toBe(0)
  write('Resistenza', '0')
  write('PV', '90')
  await press('Salva la carta')
  expect(await screen.findByRole('dialog', { name: 'Colosso è pronta' })).toBeTruthy()
})

it('duplicates own cards and deletes them only after a confirmation', async () => {
  await openEditor('Doppione')
  const save = async (name: string) => {
    await press('Rifinitura', 'tab')
    await press('Salva la carta')
    const done = await screen.findByRole('dialog', { name: `${name} è pronta` })
    fireEvent.keyDown(done, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: `${name} è pronta` })).toBeNull())
  }
  await save('Doppione')
  await press(/^Le tue creazioni/)
  await press('Duplica Doppione')
  expect(card(/^Doppione 2, /)).toBeTruthy()
  await save('Doppione 2')
  await press(/^Le tue creazioni/)
  await press('Elimina Doppione')
  expect(call).not.toHaveBeenCalledWith(removeCreation, expect.anything())
  const question = screen.getByRole('dialog', { name: 'Elimini Doppione?' })
  await act(async () => void fireEvent.click(within(question).getByRole('button', { name: 'Elimina' })))
  expect(call).toHaveBeenCalledWith(removeCreation, { params: { id: 'c1' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Elimina Doppione' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Elimina Doppione 2' })).toBeTruthy()
})

it('shows the author why the shop has hidden a card', async () => {
  vi.mocked(call).mockImplementation((async (_: unknown, { body }: { body: object }) => ({
    ok: true,
    value: { ...body, id: 'c', upload: null, hidden: { reason: 'Il nome offende.', at: '' } },
  })) as never)
  await openEditor('Offesa')
  await press('Rifinitura', 'tab')
  await press('Salva la carta')
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await press(/^Le tue creazioni/)
  expect(screen.getByText('Nascosta dalla Bottega:').parentElement?.textContent).toContain('Il nome offende.')
})
