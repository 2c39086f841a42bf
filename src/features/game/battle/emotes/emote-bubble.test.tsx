// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import { startI18n } from '@/i18n/react.ts'
import { emptyBattle, type GameState } from '../session/public-battle.ts'
import { details } from '../testing/table.ts'
import { EmoteBubble } from './emote-bubble.tsx'
import { muteEmotes } from './emote-mute.ts'
import { useComputerEmote } from './use-computer-emote.ts'

beforeAll(() => startI18n('it', ['battle']))
beforeEach(() => {
  vi.useFakeTimers()
  muteEmotes(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const begin: BattleEvent = { type: 'battle-started', player1: 1, player2: 2 }
const skip: BattleEvent = { type: 'turn-skipped', seat: 'player1' }
const fall: BattleEvent = { type: 'card-defeated', seat: 'player1', cardId: 1 }

function Table({ history, gameState = 'playing' }: { history: BattleEvent[]; gameState?: GameState }) {
  const emote = useComputerEmote('novizio', { ...emptyBattle(details, [], false), history, gameState })
  return <EmoteBubble emote={emote} rival="Novizio" />
}
const said = () => screen.queryByRole('status')?.textContent ?? null

it('shows a computer’s emote after its event has been shown, announces it with its name, and hides it', () => {
  const { rerender } = render(<Table history={[begin]} />)
  expect(said()).toBe('Novizio: Ciao!')
  act(() => void vi.advanceTimersByTime(3000))
  expect(said()).toBeNull()
  rerender(<Table history={[begin, fall]} gameState="animating" />)
  expect(said()).toBeNull()
  rerender(<Table history={[begin, fall]} gameState="awaiting_selection" />)
  expect(said()).toBe('Novizio: Wow!')
})

it('shows no past emote when a battle is resumed', () => {
  const { rerender } = render(<Table history={[begin, skip, fall]} />)
  expect(said()).toBeNull()
  rerender(<Table history={[begin, skip, fall, skip]} />)
  expect(said()).toBeNull()
  rerender(<Table history={[begin, skip, fall, skip, fall]} />)
  expect(said()).toBe('Novizio: Wow!')
})

it('hides emotes immediately when the player mutes them', () => {
  const { rerender } = render(<Table history={[begin]} />)
  act(() => muteEmotes(true))
  expect(said()).toBeNull()
  rerender(<Table history={[begin, fall]} />)
  expect(said()).toBeNull()
})
