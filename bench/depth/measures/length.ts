import type { BattleEvent } from '../../../src/engine/events.ts'
import type { BattleState } from '../../../src/engine/types.ts'
import { durations, HEAVY_DAMAGE } from '../../../src/stage/timing/durations.ts'
import { seedOf } from '../decks.ts'
import { quantileText, rounds, type SampledMeasure } from '../measure.ts'
import { addRatio, addValue, estimateOf, quantileOf } from '../tally.ts'
import { expertBattle } from './expert-battles.ts'

const SEED = 111
const THINKING = 3000 // milliseconds a player thinks before a decision

const arrival = durations.cardSlide * 0.8 + durations.creatureRise
const d = durations

/**
 * Milliseconds the stage needs for an event, from its table of durations: the longest line of each choreography, because the player runs
 * them one after another. An unlisted event counts like an active status.
 */
export function shownFor(event: BattleEvent, state: BattleState): number {
  switch (event.type) {
    case 'battle-started':
      return d.versusTotal + 3 * d.versusCount + d.matchGap + arrival
    case 'move-used': {
      const danno = state.cards[event.cardId]?.mosse[event.move]?.danno ?? 0
      if (danno === 0) return d.cast + d.lightHome
      return danno >= HEAVY_DAMAGE ? d.heavyCoil + d.heavyHush + d.heavyLeap : d.lightCoil + d.lightBolt
    }
    case 'damage-taken':
      if (event.source === 'area') return d.multiHit
      if (event.source) return d.statusTick
      return event.danno >= HEAVY_DAMAGE
        ? d.heavyStop + d.heavyKnock + d.heavyHome
        : d.lightStop + d.lightKnock + d.lightHome
    case 'card-defeated':
      return d.defeatSink + d.defeatFold
    case 'card-chosen':
      return arrival
    case 'card-replaced':
      return d.replaceFold + arrival * 0.8
    case 'card-healed':
      return d.heal
    case 'stat-raised':
      return d.raise
    case 'status-laid':
      return d.statusFly + d.statusPop
    case 'status-ended':
      return d.statusEnd
    case 'energy-changed':
      return event.change > 0 ? event.change * d.energyCell : Math.min(-event.change * d.energyCell, d.recede)
    case 'turn-skipped':
      return d.skipTurn
    case 'wind-turned':
      return d.windTurn
    case 'turn-started':
      return d.turnSlide
    case 'battle-won':
    case 'battle-tied':
      return d.outcomeHudOut + d.outcomeWordAt + d.outcomeWord
    default:
      return d.statusTick
  }
}

/** Measures battle length: turns, and seconds for a player in the first seat who thinks three seconds before each decision. */
export const lengths: SampledMeasure = {
  name: 'length',
  seconds: 10,
  seed: SEED,
  wanted: (_game, tally) => rounds(tally, ['battles'], 0, { first: 1000, more: 0, most: 1000 }),
  sample(game, key, at, tally) {
    let millis = shownFor({ type: 'battle-started', player1: 0, player2: 0 }, {} as BattleState)
    const { turns } = expertBattle(game, seedOf(SEED, key, at), ({ state, seat, command, events }) => {
      if (seat === 'player1') millis += THINKING
      else if (game.kindOf(state, command) !== 'choose') millis += game.rivalDelay
      for (const event of events) millis += shownFor(event, state)
    })
    addRatio(tally, key, 1)
    addRatio(tally, 'limit', Number(turns >= game.turnLimit))
    addValue(tally, 'turns', turns)
    addValue(tally, 'seconds', Math.round(millis / 1000))
  },
  results(game, tally) {
    const part = (key: string, share: number) => quantileOf(tally.values[key], share)
    const spread = (key: string) =>
      `one in ten below ${part(key, 0.1).value}, one in ten above ${part(key, 0.9).value}`
    const limit = estimateOf(tally.ratios.limit)
    return [
      {
        figure: 'turns of a battle, median',
        today: '49',
        target: '16–24',
        measured: quantileText(part('turns', 0.5)),
        n: part('turns', 0.5).n,
        seed: SEED,
        notes: [spread('turns'), `reach turn ${game.turnLimit}: ${(limit.share * 100).toFixed(1)} %`],
      },
      {
        figure: 'seconds of a battle, median',
        today: 'about 200',
        target: '≤ 120',
        measured: quantileText(part('seconds', 0.5), ' s'),
        n: part('seconds', 0.5).n,
        seed: SEED,
        notes: [
          spread('seconds'),
          `${THINKING / 1000} s before each own decision, ${game.rivalDelay / 1000} s before the rival’s, animations by the stage’s table`,
        ],
      },
    ]
  },
}
