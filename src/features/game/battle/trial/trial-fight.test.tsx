// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { type Speed, usePreferences } from '@/stores/preferences.ts'
import { loadNightDialogBox } from '../../kit/night-dialog.tsx'
import { plainCharacter } from '../../kit/testing/plain-character.ts'
import { sampleDraft } from './testing/sample-draft.ts'
import TrialFight from './trial-fight.tsx'

const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 404 }))

beforeAll(loadNightDialogBox)
beforeAll(async () => {
  await startI18n('it', ['creator'])
  await loadAreas(['creator', 'game', 'battle', 'replay', 'effects', 'ui'])
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
})
afterEach(() => {
  cleanup()
  usePreferences.setState({ speed: 1 })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draft = sampleDraft({ nome: 'Prova' })
const rivals = [3, 4].map(number => plainCharacter(number, { slug: 'germoglino', nome: `Rivale ${number}` }))
const onClose = vi.fn()

/** Opens a trial against rivals with this much health, without a stage. */
const open = (pv: number) =>
  render(
    <TrialFight
      draft={draft}
      characters={[plainCharacter(2, { slug: 'volpardore' }), ...rivals.map(rival => ({ ...rival, pv }))]}
      onClose={onClose}
    />,
  )
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('plays the battle to its end, names the winner and sends nothing', async () => {
  open(60)
  await pass(19)
  expect(screen.getByText('Prova batte Rivale 3.')).toBeTruthy()
  expect(fetched.mock.calls.filter(([, options]) => (options?.method ?? 'GET') !== 'GET')).toEqual([])
})

it('ends a battle that lasts too long with the health of both cards', async () => {
  usePreferences.setState({ speed: 0.2 as Speed }) // the gap between two steps, because no stage takes its time
  open(320)
  await pass(4)
  expect(screen.queryByText(/Tempo scaduto/)).toBeNull()
  await pass(17)
  expect(screen.getByText(/^Tempo scaduto\. Prova: \d+ PV\. Rivale 3: \d+ PV\.$/)).toBeTruthy()
})

it('fights another rival when it is repeated', async () => {
  open(60)
  await pass(20)
  await press('Combatti ancora')
  expect(screen.queryByRole('button', { name: 'Combatti ancora' })).toBeNull()
  await pass(20)
  expect(screen.getByText('Prova batte Rivale 4.')).toBeTruthy()
})

it('ends before its time with the close button', async () => {
  open(320)
  await pass(1)
  await press('Chiudi')
  expect(onClose).toHaveBeenCalled()
})
