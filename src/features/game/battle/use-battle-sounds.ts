import { useEffect } from 'react'
import { prepareSounds } from '@/audio/player.ts'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { attackCue, blowStrengths, type CueName } from '@/design/cues.ts'
import { doWhenIdle } from '@/stage/app/when-idle.ts'
import type { BattleSnapshot, SeatSnapshot } from '@/stage/battle-snapshot.ts'

/** Sounds that any turn may need. */
const usual: readonly CueName[] = [
  'turn_own',
  'turn_rival',
  'take_damage',
  'take_damage_heavy',
  'block',
  'card_defeated',
  'card_enter',
  'table_scuff',
  'score',
  'score_rival',
  'select',
  'click',
]

const attacksOf = (tipo: CardType): CueName[] => blowStrengths.map(strength => attackCue(tipo, strength))

const voicesOf = ({ active, hand }: SeatSnapshot): string[] =>
  [...(active ? [active] : []), ...hand.filter(card => !card.defeated)].map(card => card.slug)

/**
 * Loads the sounds of the active cards before they are needed, one by one.
 * @param mayLoad false while the table and the first move need the device and the connection
 */
export function useBattleSounds({ own, rival }: BattleSnapshot, mayLoad: boolean): void {
  const types = [own.active, rival.active].flatMap(card => card?.tipo ?? [])
  const attacks = types.flatMap(attacksOf).join(' ')
  const speakers = [...voicesOf(own), ...voicesOf(rival)].join(' ')
  useEffect(() => {
    if (!mayLoad) return
    const splitNames = (text: string) => text.split(' ').filter(Boolean)
    const cues = [...usual, ...(splitNames(attacks) as CueName[])]
    return doWhenIdle([
      ...cues.map(cue => () => prepareSounds([cue], [])),
      ...splitNames(speakers).map(slug => () => prepareSounds([], [slug])),
    ])
  }, [attacks, speakers, mayLoad])
}
