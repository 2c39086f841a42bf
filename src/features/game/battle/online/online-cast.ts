/** Who sits where and with which cards: today's looks and words, the figures the server plays with. Pure. */

import type { Character } from '@/contract/characters.ts'
import type { Match, SeatedPlayer } from '@/contract/online.ts'
import { avatarStyle } from '@/contract/users.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleCharacter, PlayerDetails, Seats } from '../session/public-battle.ts'

const pictureOf = (picture: string | null): string | null => {
  const style = avatarStyle(picture)
  return style === undefined ? picture : `/assets/avatars/${style}.webp`
}

/** @param nameless for an account that is gone */
export function detailsOf(match: Match, nameless: string): Seats<PlayerDetails> {
  const people = [match.host, match.guest].flatMap(player => player ?? [])
  const own: Seat = match.seat ?? 'player1'
  const near = people.find(({ seat }) => seat === own)
  const far = people.find(({ seat }) => seat !== own)
  const details = (player: SeatedPlayer | undefined): PlayerDetails => ({
    name: player?.nickname ?? nameless,
    level: player?.level ?? 0,
    avatar: pictureOf(player?.profile_picture ?? null),
    status: player?.is_here ? 'online' : 'offline',
  })
  return { player1: details(near), player2: details(far) }
}

/** null when this page does not know one of the cards: it is older than the server. */
export function onlineCast({ battle }: Match, known: readonly Character[]): BattleCharacter[] | null {
  const specs = Object.values(battle?.cards ?? {})
  const found = specs.flatMap(spec => {
    const character = known.find(({ id }) => id === spec.id)
    return character ? [{ ...character, pv: spec.pv, resistenza: spec.resistenza }] : []
  })
  return found.length === specs.length ? found : null
}
