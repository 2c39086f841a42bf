/**
 * The demo player's past: decks of cards she owns, and battles that the engine played when the shop was seeded. So they can be
 * replayed, and level and counters match them.
 */
import { eq } from 'drizzle-orm'
import { type BattleOutcome, ticketDays, turnsToCount, xpOf } from '@/contract/endpoints/game/battles.ts'
import { levelOf } from '@/domain/progress.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'
import { createBattle } from '@/engine/setup.ts'
import type { BattleSetup, RuleSet } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'
import { users } from '../db/schema/auth.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { ids } from '../kernel/ids.ts'
import { judge } from '../modules/battles/judge.ts'
import { type Dealable, ownDeckSetup, quickSetup } from '../modules/battles/ticket-setup.ts'
import { dealableCards, insertBattle } from '../modules/battles/tickets-repo.ts'
import { insertDeck } from '../modules/decks/decks-repo.ts'

const decks = [
  { name: 'Primi passi', cards: [2, 3, 4, 5, 6, 7] },
  { name: 'Brina e bulloni', cards: [52, 53, 92, 4, 6, 2] },
  { name: 'Sotto l’anello', cards: [120, 92, 53, 5, 3, 7] },
]

interface PlayedSeed {
  hoursAgo: number
  rules: RuleSet
  opponent: OpponentCode
  seed: number
  deck?: number // index in the list above; omitted for a quick battle
}

const played: readonly PlayedSeed[] = [
  { hoursAgo: 190.4, rules: 'classic', opponent: 'novizio', seed: 13, deck: 0 },
  { hoursAgo: 166.7, rules: 'standard', opponent: 'novizio', seed: 11, deck: 0 },
  { hoursAgo: 140.15, rules: 'standard', opponent: 'esperto', seed: 19 },
  { hoursAgo: 92.55, rules: 'standard', opponent: 'esperto', seed: 18, deck: 1 },
  { hoursAgo: 47.9, rules: 'standard', opponent: 'esperto', seed: 18, deck: 2 },
  { hoursAgo: 21.25, rules: 'standard', opponent: 'esperto', seed: 13, deck: 2 },
]

const hour = 60 * 60_000

/** She plays like the computer opponent `esperto`, from the other seat. */
function humanSide(setup: BattleSetup, seed: number, opponent: OpponentCode): Command[] {
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  let { state } = start
  const commands: Command[] = []
  for (let { toAct } = viewFor(state, null); toAct; { toAct } = viewFor(state, null)) {
    const mind = opponentOf(toAct === 'player1' ? 'esperto' : opponent)
    const command = mind.decide(viewFor(state, toAct), toAct === 'player1' ? seed + 1 : seed)
    const step = command && applyCommand(state, command)
    if (!step || 'rejected' in step) throw new Error('a seeded battle got stuck')
    if (toAct === 'player1') commands.push(command)
    state = step.state
  }
  return commands
}

function play(catalogue: readonly Dealable[], { rules, opponent, seed, deck }: PlayedSeed) {
  const ownedCards = deck === undefined ? undefined : decks[deck]?.cards
  const setup = ownedCards
    ? ownDeckSetup(catalogue, ownedCards, rules, seed)
    : quickSetup(catalogue, rules, seed)
  if (!setup) throw new Error('a seeded battle has no cards')
  const commands = humanSide(setup, seed, opponent)
  const verdict = judge({ setup, seed, opponent, sent: commands, isForfeit: false })
  if ('fault' in verdict || verdict.turns < turnsToCount) throw new Error('a seeded battle does not count')
  return { setup, verdict }
}

export async function seedBattles(db: Queryable, userId: number, now: Date): Promise<void> {
  for (const deck of decks) await insertDeck(db, userId, deck, new Date(now.getTime() - 200 * hour))
  const catalogue = await dealableCards(db)
  const counters: Record<BattleOutcome, number> = { win: 0, lose: 0, spare: 0 }
  let user_xp = 0
  for (const battle of played) {
    const { setup, verdict } = play(catalogue, battle)
    const { rules, opponent, seed, hoursAgo } = battle
    const sent_at = new Date(now.getTime() - hoursAgo * hour)
    const xp = xpOf[verdict.outcome]
    await insertBattle(db, {
      ...verdict,
      id: ids.secret(16),
      user_id: userId,
      kind: battle.deck === undefined ? 'new' : 'newb',
      rules,
      opponent,
      seed,
      setup,
      status: 'counted',
      xp,
      user_xp,
      created_at: new Date(sent_at.getTime() - hour / 6),
      expires_at: new Date(sent_at.getTime() + ticketDays * 24 * hour),
      sent_at,
      settled_at: sent_at,
    })
    user_xp += xp
    counters[verdict.outcome] += 1
  }
  const earned = { user_xp, user_level: levelOf(user_xp).level, user_match_info: counters }
  await db.update(users).set(earned).where(eq(users.id, userId))
}
