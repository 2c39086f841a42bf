/** A battle as its player sees it, as the history lists it, as a link shows it. No name and no address ever leaves. */
import type { BattleRecording, BattleReport, BattleSummary } from '../../../src/contract/battles.ts'
import type { Seat } from '../../../src/engine/types.ts'
import type { BattleRow } from './battles-repo.ts'

/** A ticket is over when its time is, whether the sweep has come by or not. */
export const reportOf = (row: BattleRow, now: Date): BattleReport => ({
  id: row.id,
  status: row.status === 'open' && row.expires_at <= now ? 'expired' : row.status,
  outcome: row.outcome,
  turns: row.turns,
  xp: row.xp,
  user_xp: row.user_xp,
  unrewarded: row.unrewarded,
  fault: row.fault,
})

function numbersOf({ setup }: BattleRow, seat: Seat): number[] {
  const numbers = new Map(setup.catalogue.map(({ id, numero_carta }) => [id, numero_carta]))
  return (setup.decks?.[seat] ?? []).flatMap(id => numbers.get(id) ?? [])
}

/** What every finished battle has. */
function finishedFacts({ id, outcome, turns, sent_at }: BattleRow) {
  if (!outcome || turns === null || !sent_at) throw new Error(`battle ${id} is not finished`)
  return { outcome, turns, played_at: sent_at.toISOString() }
}

export const summaryOf = (row: BattleRow): BattleSummary => ({
  id: row.id,
  kind: row.kind,
  rules: row.rules,
  opponent: row.opponent,
  rival: null,
  ...finishedFacts(row),
  xp: row.xp,
  own_cards: numbersOf(row, 'player1'),
  rival_cards: numbersOf(row, 'player2'),
})

export function recordingOf(row: BattleRow, nickname: string | null): BattleRecording {
  const { outcome, played_at } = finishedFacts(row)
  return {
    id: row.id,
    rules: row.rules,
    opponent: row.opponent,
    players: { player1: nickname, player2: null },
    setup: row.setup,
    seed: row.seed,
    commands: row.commands ?? [],
    outcome,
    played_at,
  }
}
