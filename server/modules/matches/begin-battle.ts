/**
 * Starts a battle between two ready players: freezes both decks with the current card values, draws a secret seed, and
 * derives the seats from it.
 */
import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import { reserveMillis, versusMillis } from '@/contract/endpoints/game/online.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { Ids } from '../../kernel/ids.ts'
import { dealableCards } from '../battles/tickets-repo.ts'
import { deadlineOf } from './match-clock.ts'
import { changeMatch, type MatchRow, type NewMatch } from './matches-repo.ts'

const seedFrom = (ids: Ids): number => ids.chance(4).readUInt32BE()

/** Writes the start into the row, which the caller has locked. */
export async function beginBattle(
  tx: Queryable,
  row: MatchRow,
  { ids, now }: { ids: Ids; now: Date },
): Promise<MatchRow> {
  const { host_deck, guest_deck, guest_id } = row
  if (!host_deck || !guest_deck || guest_id === null) throw new Error(`table ${row.id} is not ready`)
  const seed = seedFrom(ids)
  const isHostFirst = seed % 2 === 0
  const decks = isHostFirst ? [host_deck, guest_deck] : [guest_deck, host_deck]
  const setup = await setupOf(tx, row, decks as [number[], number[]])
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(`table ${row.id} does not begin: ${start.refused}`)
  const began = now.getTime() + versusMillis
  const reserves = { player1: reserveMillis, player2: reserveMillis }
  const seat = viewFor(start.state, null).toAct ?? 'player1'
  const change: Partial<NewMatch> = {
    status: 'playing',
    seed,
    setup,
    rules_version: rulesVersion,
    host_seat: isHostFirst ? 'player1' : 'player2',
    starts_at: new Date(began),
    turn_began_at: new Date(began),
    deadline_at: new Date(deadlineOf({ seat, began, reserves })),
    to_act: seat,
    turn: start.state.turn,
    reserve1: reserveMillis,
    reserve2: reserveMillis,
    code: null,
    watch_key: row.is_private ? ids.secret(16) : null,
    changed_at: now,
  }
  return changeMatch(tx, row, change)
}

async function setupOf(
  tx: Queryable,
  { rules }: MatchRow,
  numbers: [number[], number[]],
): Promise<BattleSetup> {
  const cardNumbers = new Set(numbers.flat())
  const cards = (await dealableCards(tx)).filter(({ numero_carta }) => cardNumbers.has(numero_carta))
  const idOf = new Map(cards.map(({ numero_carta, id }) => [numero_carta, id]))
  const [player1, player2] = numbers.map(deck => deck.flatMap(number => idOf.get(number) ?? []))
  return {
    rules,
    catalogue: cards.map(cardSpecOf),
    decks: { player1: player1 ?? [], player2: player2 ?? [] },
  }
}
