// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Command } from '@/engine/commands.ts'
import { CHANGE_DAMAGE, GUARD } from '@/engine/rules/standard-numbers.ts'
import type { BattleGesture } from '@/stage/battle-snapshot.ts'
import { snapshotOf } from '../scene/battle-snapshot.ts'
import { untouched } from '../scene/touched.ts'
import { characterWith, standardBattle } from '../testing/standard-table.ts'
import { startedTable } from '../testing/table.ts'
import { battleTexts, italian } from '../testing/texts.ts'
import { BattleTwin } from './battle-twin.tsx'

beforeEach(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'it',
    resources: { it: { battle: battleTexts.it, effects: {}, ui: {} } },
    interpolation: { escapeValue: false },
  })
})
afterEach(cleanup)

const sleepy = () =>
  standardBattle(
    [characterWith(1, { costo: 5 }), characterWith(3)],
    [characterWith(2, { danno: 0, effetti: [{ kind: 'sleep', turns: 2 }] }), characterWith(4)],
  )

/** A text version that follows a table. `play` plays one command of either seat and shows the result. */
async function twin(given = sleepy()) {
  const table = await startedTable(given)
  const onGesture = vi.fn<(gesture: BattleGesture) => void>()
  const showing = () => {
    const battle = table.session.store.getState().battle
    return { battle, picture: snapshotOf(battle, untouched, italian) }
  }
  const element = () => (
    <BattleTwin
      showing={showing()}
      mode="alone"
      onGesture={onGesture}
      onPin={() => {}}
      onAbandon={() => {}}
    />
  )
  const { rerender } = render(element())
  const play = async (command: Command) => {
    expect(await table.battle.link(command.seat).send(command)).toBeNull()
    await table.endAnimation()
    await act(async () => rerender(element()))
  }
  return { play, onGesture }
}

const news = () => screen.getByRole('status').textContent

it('shows both players’ energy and points, the cost of a move, and what skip, guard and switch do', async () => {
  await twin()
  expect(within(screen.getByTestId('active-own')).getByText('Energia: 4 su 10')).toBeTruthy()
  expect(within(screen.getByTestId('active-rival')).getByText('Energia: 4 su 10')).toBeTruthy()
  expect(screen.getByText('manca 1 · costa 5 energie · Carta 2 scende a 70 PV')).toBeTruthy()
  expect(screen.getByTestId('skip-turn').textContent).toContain('conserva l’energia')
  expect(screen.getByTestId('guard').textContent).toContain(
    `costa 1 energia · il prossimo colpo fa ${GUARD} danni in meno`,
  )
  expect(screen.getByTestId('change-price').textContent).toBe(
    `costa 1 energia; Carta 1 perde ${CHANGE_DAMAGE} PV`,
  )
  expect(screen.getByTestId('score-own').textContent).toBe('Punti: 0 su 12')
  expect(screen.getByTestId('forecast').textContent).toContain('Turno 1 / 60')
})

it('shows the statuses of a card with their duration, and why a move is disabled', async () => {
  const { play, onGesture } = await twin()
  await play({ type: 'skip-turn', seat: 'player1' })
  await play({ type: 'use-move', seat: 'player2', move: 0 })
  const statuses = screen.getByRole('list', { name: 'Effetti su Carta 1' })
  expect(within(statuses).getByText('Sonno, ancora 2 turni')).toBeTruthy()
  const move = screen.getByTestId('use-move')
  expect(move.getAttribute('aria-disabled')).toBe('true')
  expect(move.textContent).toContain('dorme ancora 2 turni')
  fireEvent.click(screen.getByRole('button', { name: /^Cambia con Carta 3/ }))
  expect(onGesture).toHaveBeenCalledExactlyOnceWith({ type: 'replace-card', id: 3 })
})

it('opens the guard and the type wheel with buttons', async () => {
  const { onGesture } = await twin()
  fireEvent.click(screen.getByTestId('guard'))
  fireEvent.click(screen.getByRole('button', { name: 'Ruota dei tipi' }))
  expect(onGesture.mock.calls.flat()).toEqual([{ type: 'guard' }, { type: 'open-wheel' }])
})

it('explains after a switch why its buttons are disabled, and leaves the moves enabled', async () => {
  const { play, onGesture } = await twin()
  await play({ type: 'replace-card', seat: 'player1', cardId: 3 })
  expect(screen.getByTestId('change-price').textContent).toContain('già cambiata in questo turno')
  expect(screen.getByTestId('replace-card').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByTestId('use-move').getAttribute('aria-disabled')).toBe('false')
  fireEvent.click(screen.getByTestId('use-move'))
  expect(onGesture).toHaveBeenCalledExactlyOnceWith({ type: 'confirm-move', index: 0 })
})

it('keeps the switch buttons between turns, without effect', async () => {
  const { play, onGesture } = await twin()
  await play({ type: 'skip-turn', seat: 'player1' })
  const button = screen.getByTestId('replace-card')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(onGesture).not.toHaveBeenCalled()
})

it('announces every turn once in one polite live region: what happened, then what to do', async () => {
  const { play } = await twin()
  await play({ type: 'skip-turn', seat: 'player1' })
  expect(news()).toBe('Salti il turno. Tocca a Novizio')
  await play({ type: 'use-move', seat: 'player2', move: 0 })
  expect(news()).toBe(
    'Novizio: Carta 2 usa Mossa 2. Carta 1: sonno per 2 turni. Nessuna mossa. Mettiti in guardia, salta o cambia.',
  )
  expect(
    document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'),
  ).toHaveLength(1)
})

it('keeps the focus when its button disappears', async () => {
  const { play } = await twin()
  const button = screen.getByTestId('replace-card')
  button.focus()
  fireEvent.click(button)
  await play({ type: 'replace-card', seat: 'player1', cardId: 3 })
  expect(document.activeElement).not.toBe(document.body)
  expect(screen.getByTestId('battle-orders').contains(document.activeElement)).toBe(true)
})

it('lists the keys, with a switch to turn them off', async () => {
  await twin()
  const keys = screen.getByRole('checkbox', { name: /Tasti rapidi/ }) as HTMLInputElement
  expect(keys.checked).toBe(true)
  fireEvent.click(keys)
  expect(keys.checked).toBe(false)
  fireEvent.click(keys)
})
