/** The players, their seats and cards: current art and texts, the values that the server plays with. Pure. */

import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Match } from '@/contract/endpoints/game/online.ts'
import type { SeatedPlayer } from '@/contract/endpoints/game/online-battle.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleCharacter, PlayerDetails, Seats } from '../session/public-battle.ts'

const pictureOf = (picture: string | null): string | null => {
  const style = avatarStyle(picture)
  return style === undefined ? picture : `/assets/avatars/${style}.webp`
}

/** @param nameless name for a deleted account */
export function detailsOf(match: Match, nameless: string): Seats<PlayerDetails> {
  const people = [match.host, match.guest].flatMap(player => player ?? [])
  const ownSeat: Seat = match.seat ?? 'player1'
  const near = people.find(({ seat }) => seat === ownSeat)
  const far = people.find(({ seat }) => seat !== ownSeat)
  const details = (player: SeatedPlayer | undefined): PlayerDetails => ({
    name: player?.nickname ?? nameless,
    level: player?.level ?? 0,
    avatar: pictureOf(player?.profile_picture ?? null),
    status: player?.is_here ? 'online' : 'offline',
  })
  return { player1: details(near), player2: details(far) }
}

/** Returns null if this page does not have one of the cards, because it is older than the server. */
export function onlineCast({ battle }: Match, characters: readonly Character[]): BattleCharacter[] | null {
  const specs = Object.values(battle?.cards ?? {})
  const cast = specs.flatMap(spec => {
    const character = characters.find(({ id }) => id === spec.id)
    return character ? [{ ...character, pv: spec.pv, resistenza: spec.resistenza }] : []
  })
  return cast.length === specs.length ? cast : null
}
