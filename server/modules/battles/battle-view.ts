/** A battle as its player, the history or a link shows it. Never contains a name or an email. */
import type {
  BattleOutcome,
  BattleRecording,
  BattleReport,
  BattleSummary,
} from '@/contract/endpoints/game/battles.ts'
import { rulesVersion } from '@/engine/rules-version.ts'
import type { Seat } from '@/engine/types.ts'
import type { BattleRow, FinishedBattle } from './battles-repo.ts'

/** The battle was made under other rules than this server's, so a replay would give another result. */
export const isOutdated = ({ rules_version }: BattleRow): boolean => rules_version !== rulesVersion

/** Returns the problem code of a ticket that cannot be played, or undefined. */
export const whyUnplayable = (row: BattleRow) =>
  row.status === 'open' && isOutdated(row) ? 'ticket_outdated' : 'ticket_expired'

/** A ticket whose time or rules have expired counts as expired, even before the cleanup job marks it. */
export const reportOf = (row: BattleRow, now: Date): BattleReport => ({
  id: row.id,
  status: row.status === 'open' && (row.expires_at <= now || isOutdated(row)) ? 'expired' : row.status,
  outcome: row.outcome,
  turns: row.turns,
  xp: row.xp,
  user_xp: row.user_xp,
  unrewarded: row.unrewarded,
  fault: row.status === 'open' && isOutdated(row) ? 'outdated_rules' : row.fault,
})

function numbersOf({ setup }: BattleRow, seat: Seat): number[] {
  const numbers = new Map(setup.catalogue.map(({ id, numero_carta }) => [id, numero_carta]))
  return (setup.decks?.[seat] ?? []).flatMap(id => numbers.get(id) ?? [])
}

/** Fields of every finished battle. */
function finishedFacts({ id, outcome, turns, sent_at }: BattleRow) {
  if (!outcome || turns === null || !sent_at) throw new Error(`battle ${id} is not finished`)
  return { outcome, turns, played_at: sent_at.toISOString() }
}

const asRival: Record<BattleOutcome, BattleOutcome> = { win: 'lose', lose: 'win', spare: 'spare' }

/**
 * From the side of `viewer`, one of its players, including outcome, experience and cards. Throws when the battle is not
 * finished.
 */
export function summaryOf(row: BattleRow, viewer: number, rival: string | null): BattleSummary {
  const isFirst = row.user_id === viewer
  const facts = finishedFacts(row)
  return {
    id: row.id,
    kind: row.kind,
    rules: row.rules,
    opponent: row.opponent,
    rival,
    ...facts,
    outcome: isFirst ? facts.outcome : asRival[facts.outcome],
    xp: isFirst ? row.xp : row.rival_xp,
    own_cards: numbersOf(row, isFirst ? 'player1' : 'player2'),
    rival_cards: numbersOf(row, isFirst ? 'player2' : 'player1'),
  }
}

/** Throws when the battle is not finished. */
export function recordingOf({ battle: row, nickname, rival }: FinishedBattle): BattleRecording {
  const { outcome, played_at } = finishedFacts(row)
  return {
    id: row.id,
    rules: row.rules,
    opponent: row.opponent,
    players: { player1: nickname, player2: rival },
    setup: row.setup,
    seed: row.seed,
    rules_version: row.rules_version,
    commands: row.commands ?? [],
    outcome,
    played_at,
    watch_key: row.watch_key,
  }
}
