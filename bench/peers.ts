/**
 * Compares our engine with other engines, alternating in one process, in commands per CPU second. The meaning of a command differs: for
 * ours one command, for @pkmn/sim one choice of one side including the battle log for its players, for boardgame.io one move of the game in
 * its tutorial. That game costs almost nothing, so its result is the cost of the framework.
 * Run: `npm run bench peers`, which installs the other engines in this folder.
 */
import { createRequire } from 'node:module'
import { applyCommand } from '../src/engine/apply.ts'
import { createBattle } from '../src/engine/setup.ts'
import { play, worked } from './battles.ts'
import { print } from './row.ts'
import { sized } from './size.ts'

const SECONDS = sized(2, 0.2) // of CPU time per round
const ROUNDS = sized(3, 1) // alternating; the median is reported
const need = createRequire(new URL('./peers/package.json', import.meta.url))

type Side = 'p1' | 'p2'
interface Showdown {
  Battle: new (
    options: object,
  ) => Record<
    Side,
    { activeRequest: { wait?: boolean; forceSwitch?: unknown } | null; isChoiceDone(): boolean }
  > & {
    ended: boolean
    choose(side: Side, choice: string): boolean
  }
}
interface BoardGame {
  Client: (options: object) => { start(): void; stop(): void; moves: { place(cell: number): void } }
}

/** Plays one battle per call and returns its number of commands. */
type Player = (at: number) => number

function ours(): Player {
  const battles = Array.from({ length: sized(100, 5) }, (_, at) => play('standard', at + 1))
  const starts = battles.map(({ setup, seed }) => createBattle(setup, seed))
  return at => {
    const [start, battle] = [starts[at % starts.length], battles[at % battles.length]]
    if (!start || 'refused' in start || !battle) throw new Error('no battle')
    let { state } = start
    for (const command of battle.commands) {
      const step = applyCommand(state, command)
      if ('state' in step) state = step.state
    }
    return battle.commands.length
  }
}

const team = [
  ['Garchomp', 'earthquake', 'dragonclaw', 'swordsdance', 'stoneedge'],
  ['Gengar', 'shadowball', 'sludgebomb', 'thunderbolt', 'focusblast'],
  ['Gyarados', 'waterfall', 'dragondance', 'crunch', 'icefang'],
  ['Scizor', 'bulletpunch', 'uturn', 'swordsdance', 'closecombat'],
  ['Rotom-Wash', 'hydropump', 'voltswitch', 'willowisp', 'painsplit'],
  ['Clefable', 'moonblast', 'softboiled', 'calmmind', 'flamethrower'],
].map(([species, ...moves]) => ({ name: species, species, moves, ability: 'No Ability', level: 100 }))

/** Six against six. Uses the moves in rotation, and the first legal choice if a move is not possible. */
function showdown(): Player {
  const { Battle } = need('@pkmn/sim') as Showdown
  return at => {
    const players = { p1: { name: 'Ada', team }, p2: { name: 'Bea', team } }
    const battle = new Battle({ formatid: 'gen9customgame', seed: [at + 1, 2, 3, 4], ...players })
    let choices = 0
    while (!battle.ended)
      for (const side of ['p1', 'p2'] as const) {
        const { activeRequest } = battle[side]
        if (battle.ended || !activeRequest || activeRequest.wait || battle[side].isChoiceDone()) continue
        const move = `move ${1 + ((choices * 7 + at) % 4)}`
        if (activeRequest.forceSwitch || !battle.choose(side, move)) battle.choose(side, 'default')
        choices++
      }
    return choices
  }
}

/** Nine cells, filled in order. */
function boardGame(): Player {
  const { Client } = need('boardgame.io/client') as BoardGame
  interface Given {
    G: { cells: (string | null)[] }
    playerID: string
  }
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      place: ({ G, playerID }: Given, cell: number) => {
        G.cells[cell] = playerID
      },
    },
    endIf: ({ G }: Given) => G.cells.every(cell => cell !== null),
  }
  return () => {
    const client = Client({ game, numPlayers: 2, debug: false })
    client.start()
    for (let cell = 0; cell < 9; cell++) client.moves.place(cell)
    client.stop()
    return 9
  }
}

function speedOf(player: Player): { speed: number; count: number } {
  let count = 0
  const began = worked()
  for (let at = 0; worked() - began < SECONDS; at++) count += player(at)
  return { speed: Math.round(count / (worked() - began)), count }
}

const engines = { ours: ours(), '@pkmn/sim': showdown(), 'boardgame.io': boardGame() }
const rounds = Array.from({ length: ROUNDS + 1 }, () =>
  Object.entries(engines).map(([name, player]) => ({ name, ...speedOf(player) })),
).slice(1) // the first round is warm-up
for (const name of Object.keys(engines)) {
  const results = rounds.flatMap(round => round.filter(result => result.name === name))
  const middle = results.map(({ speed }) => speed).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  const n = results.reduce((sum, { count }) => sum + count, 0)
  print({
    figure: `engine next to others: ${name}, commands/s`,
    target: '',
    measured: middle.toLocaleString('en'),
    n,
    seed: 1,
  })
}
