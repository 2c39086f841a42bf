/**
 * Finds decks for the four lessons after cards or rules have changed. A player who has understood a lesson wins it in four to eight
 * turns, one who has not understood it loses, and one who makes mistakes still wins. The first lesson cannot be lost. Prints the best decks as lines of `lessonPlans`, and
 * the results of the current ones. Run: `npm run bench lessons -- --lessons=energy,edge --seconds=60 --seed=1`.
 */
import { parseArgs } from 'node:util'
import { pointsOfRarity } from '../src/contract/endpoints/game/characters.ts'
import {
  type LessonCode,
  lessonCodes,
  lessonPlans,
  lessonRules,
} from '../src/contract/endpoints/game/lesson.ts'
import type { BattleSetup } from '../src/engine/types.ts'
import {
  expert,
  neverGuards,
  type Pupil,
  playEveryBattle,
  playLesson,
  pupils,
  roundsOf,
  skips,
  wonByClumsy,
} from '../src/features/game/battle/testing/lesson-pupils.ts'
import { rarityOf, specs } from './cards.ts'
import { Draws, seedOf } from './depth/decks.ts'
import { candidateFor, type LessonDecks } from './lessons/candidates.ts'
import { sized } from './size.ts'

const { values: options } = parseArgs({
  options: {
    lessons: { type: 'string', default: lessonCodes.join(',') },
    seconds: { type: 'string', default: sized('60', '1') }, // search time for each lesson
    seed: { type: 'string', default: '1' },
  },
})

/** Number of players who make mistakes, as in the test of the lessons, and how many must win here. Stricter than the test, as a margin for later changes. */
const [ERRING, FORGIVEN] = [40, 34]
const MORE = sized(100, 2) // additional players who make mistakes, in the final check

interface Verdict {
  problem: string | null // the first problem
  rounds: number
  forgiven: number // percentage of wins of players who make mistakes
  neglected: number // percentage of wins of players who make mistakes and have not understood the lesson
}

const setupOf = ({ player1, player2 }: LessonDecks): BattleSetup => {
  const numbers = [...player1, ...player2]
  const catalogue = numbers.flatMap(number => specs.find(({ id }) => id === number) ?? [])
  return { rules: lessonRules, catalogue, decks: { player1, player2 } }
}

function faultOf(code: LessonCode, setup: BattleSetup): string | null {
  const winnerWith = (pupil: Pupil) => playLesson(code, setup, pupil).state.winner
  const { taught, untaught } = pupils[code]
  const { state, commands } = playLesson(code, setup, taught)
  if (state.winner !== 'player1') return 'who has understood it loses'
  if (roundsOf(state) < 4 || roundsOf(state) > 8) return `it takes ${roundsOf(state)} turns`
  const [first] = commands
  if (code !== 'energy' && first?.type !== 'replace-card') return 'it does not begin with a change'
  if (code === 'points' && first?.type === 'replace-card' && worthOf(first.cardId) !== pointsOfRarity.Comune)
    return 'the card that comes in is not a cheap one'
  if (code === 'energy') {
    if (roundsOf(playLesson(code, setup, untaught).state) <= roundsOf(state))
      return 'who has not understood it is as fast'
    if (playEveryBattle(code, setup).winners.size > 1) return 'it can be lost'
  } else if (winnerWith(untaught) !== 'player2') return 'who has not understood it does not lose'
  if (winnerWith(expert) !== 'player1') return 'esperto loses'
  if (winnerWith(neverGuards) !== 'player1') return 'it takes a guard'
  if (code !== 'energy' && winnerWith(skips) !== 'player2') return 'who only skips does not lose'
  return wonByClumsy(code, setup, taught, 1, ERRING) < FORGIVEN ? 'it does not forgive' : null
}

const worthOf = (number: number): number => pointsOfRarity[rarityOf.get(number) ?? 'Comune']

function verdictOn(code: LessonCode, decks: LessonDecks): Verdict {
  const setup = setupOf(decks)
  const { taught, untaught } = pupils[code]
  const share = (pupil: Pupil) => wonByClumsy(code, setup, pupil, ERRING + 1, ERRING + MORE)
  return {
    problem: faultOf(code, setup),
    rounds: roundsOf(playLesson(code, setup, taught).state),
    forgiven: share(taught),
    neglected: share(untaught),
  }
}

const nameOf = (number: number) => specs.find(({ id }) => id === number)?.nome ?? `${number}`

function print(decks: LessonDecks, { problem, rounds, forgiven, neglected }: Verdict): void {
  const { player1, player2 } = decks
  console.log(`  decks: { player1: [${player1.join(', ')}], player2: [${player2.join(', ')}] },`)
  console.log(
    `    ${player1.map(nameOf).join(', ')} against ${player2.map(nameOf).join(', ')}; ${problem ?? 'good'}; ${rounds} turns, ${forgiven} % of those who err win, ${neglected} % of those who have not understood`,
  )
}

function search(code: LessonCode, seconds: number, seed: number): void {
  const draws = new Draws(seedOf(seed, code))
  const results: { decks: LessonDecks; verdict: Verdict }[] = []
  let tried = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; tried++) {
    const decks = candidateFor(code, draws)
    if (decks && !faultOf(code, setupOf(decks))) results.push({ decks, verdict: verdictOn(code, decks) })
  }
  console.log(`${code}: ${results.length} of ${tried} decks, seed ${seed}; today’s, then the best`)
  const { player1, player2 } = lessonPlans[code].decks
  const today = { player1: [...player1], player2: [...player2] }
  print(today, verdictOn(code, today))
  const gap = ({ verdict }: (typeof results)[number]) => verdict.forgiven - verdict.neglected
  for (const { decks, verdict } of results.sort((a, b) => gap(b) - gap(a)).slice(0, 5)) print(decks, verdict)
}

const requestedCodes = options.lessons.split(',')
const unknown = requestedCodes.filter(code => !lessonCodes.some(lessonCode => lessonCode === code))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${lessonCodes.join(', ')}.`)
  process.exit(1)
}
for (const code of lessonCodes)
  if (requestedCodes.includes(code)) search(code, Number(options.seconds), Number(options.seed))
