import { useEffect, useRef, useState } from 'react'
import type { BattleEvent } from '@/engine/events.ts'
import type { ComputerCode } from '@/engine/opponents/opponent.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import { lastEmote } from './computer-emotes.ts'
import type { SeenEmote } from './emote-bubble.tsx'

const played: readonly BattleEvent['type'][] = ['move-used', 'turn-skipped', 'card-replaced']

/** Returns the computer's emote after its event has been shown. Past emotes of a resumed battle are not shown. */
export function useComputerEmote(
  opponent: ComputerCode,
  { history, gameState }: PublicBattle,
): SeenEmote | null {
  const [seen, setSeen] = useState<SeenEmote | null>(null)
  const shownEvents = useRef<number | null>(null) // number of events that were already shown
  const isResting = gameState !== 'loading' && gameState !== 'animating'
  useEffect(() => {
    if (!isResting || history.length === 0) return
    shownEvents.current ??= history.some(({ type }) => played.includes(type)) ? history.length : 0
    const last = lastEmote(opponent, history)
    if (last && last.at >= shownEvents.current) setSeen({ seat: 'player2', ...last })
    shownEvents.current = history.length
  }, [isResting, history, opponent])
  return seen
}
