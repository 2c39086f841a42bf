/**
 * Whole battles through session, conductor and a stage that only records its input: every rule set against every
 * opponent, with the human's choices drawn from a seed. Each battle ends. Replaying the human's commands with a
 * recomputed opponent gives the same battle, as in the server's verification (decision 0032).
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HumanCommand } from '@/contract/endpoints/game/battles.ts'
import { cardSpecOf } from '@/contract/endpoints/game/card-spec.ts'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { opponentOf } from '@/engine/opponents/catalog.ts'
import { type ComputerCode, type OpponentCode, opponentCodes } from '@/engine/opponents/opponent.ts'
import { drawBelow, rngFromSeed } from '@/engine/rng.ts'
import { createBattle } from '@/engine/setup.ts'
import { effectfulCatalogue } from '@/engine/testing/catalogue.ts'
import type { BattleState, RuleSet } from '@/engine/types.ts'
import { viewFor } from '@/engine/view.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { browser, stubStorage } from '../testing/rounds.ts'
import { characterWith } from '../testing/standard-table.ts'
import { StubStage } from '../testing/stub-stage.ts'
import { details } from '../testing/table.ts'
import { italian } from '../testing/texts.ts'
import { variantOf } from '../variants/catalog.ts'
import { layTable, type Table } from './lay-table.ts'
import { Outbox } from './outbox.ts'
import type { BattleCharacter } from './public-battle.ts'
import { WorkerThinker } from './thinker.ts'
import { rehearse, think } from './thinker-protocol.ts'

vi.setConfig({ testTimeout: 120_000 }) // maestro searches for long, and the machine may be busy
beforeEach(() => void stubStorage())
afterEach(() => vi.unstubAllGlobals())

/** Cards with every kind of effect. Three per side keep maestro's battles short. */
function cards(seed: number): BattleCharacter[] {
  return effectfulCatalogue(6, seed).map(({ id, pv, resistenza, mosse }) => ({
    ...characterWith(id, { pv, resistenza, tipo: id % 2 ? 'Fuoco' : 'Ghiaccio' }),
    mosse: mosse.map(move => ({
      ...move,
      descrizione_mossa: '',
      video_url: null,
      effetti: [...(move.effetti ?? [])],
    })),
  }))
}

/** Uses the worker's protocol in this thread. */
const stubbedWorker = (opponent: ComputerCode, seed: number, clock: FakeClock) =>
  new WorkerThinker({
    opponent,
    seed,
    clock,
    spawn: onResult => ({
      ask: question =>
        queueMicrotask(() => {
          if ('rehearse' in question) rehearse(structuredClone(question))
          else onResult(structuredClone(think(structuredClone(question))))
        }),
      end: () => {},
    }),
  })

function table(rules: RuleSet, opponent: OpponentCode, seed: number) {
  const characters = cards(seed)
  const ids = characters.map(({ id }) => id)
  const decks = { player1: ids.slice(0, 3), player2: ids.slice(3) }
  const setup = { rules, catalogue: characters.map(cardSpecOf), decks }
  const { server, page } = browser()
  const clock = new FakeClock()
  const laid = layTable(
    {
      variant: variantOf('new'),
      owner: 7,
      details: () => details,
      clock,
      today: () => 0,
      visibility: page,
      server,
      outbox: new Outbox(server),
      words: italian,
      onCue: () => {},
      onVoice: () => {},
      onPanel: () => {},
      confirmMoves: () => true,
      log: () => {},
      thinker: (code, from) => stubbedWorker(code, from, clock),
    },
    {
      record: { setup, seed, commands: [] },
      characters,
      choice: { rules, opponent, deck: null },
      ticket: { id: 'ticket', expires_at: '2030-01-01T00:00:00Z' },
      unticketed: null,
    },
  )
  return { laid, setup, server, clock }
}

/** Sends the command through the same calls as a tap or a key. */
function askFor({ conductor }: Table, command: Command): void {
  if (command.type === 'use-move') {
    conductor.gesture({ type: 'select-move', index: command.move })
    conductor.playMove(command.move, command.stat)
  }
  if (command.type === 'choose-card') conductor.gesture({ type: 'choose-card', id: command.cardId })
  if (command.type === 'skip-turn') conductor.gesture({ type: 'skip' })
  if (command.type === 'replace-card') {
    conductor.gesture({ type: 'replace' })
    conductor.gesture({ type: 'select-card', id: command.cardId })
  }
}

/** Replays the human's commands with a recomputed opponent. */
function judged(
  start: BattleState,
  opponent: OpponentCode,
  seed: number,
  own: readonly HumanCommand[],
): BattleState {
  const left = [...own]
  let state = start
  while (state.phase !== 'game_over') {
    const computers = viewFor(state, 'player2')
    const command = computers.legal.length > 0 ? opponentOf(opponent).decide(computers, seed) : left.shift()
    const step = applyCommand(state, command)
    if ('rejected' in step) throw new Error(step.rejected)
    state = step.state
  }
  expect(left).toEqual([])
  return state
}

const kinds = (['standard', 'classic'] as const).flatMap(rules =>
  opponentCodes.map(opponent => ({ rules, opponent })),
)

it.each(kinds)('plays and verifies $rules against $opponent', async ({ rules, opponent }) => {
  const seed = 20 + rules.length
  const { laid, setup, server, clock } = table(rules, opponent, seed)
  const stage = new StubStage()
  laid.conductor.attach(stage)
  laid.open()
  let rng = rngFromSeed(seed)
  for (let step = 0; step < 3000 && laid.session.store.getState().battle.gameState !== 'game_over'; step++) {
    await settled()
    stage.skip()
    await settled()
    const legal = laid.session.legal()
    const draw = drawBelow(rng, Math.max(1, legal.length))
    rng = draw.rng
    const command = legal[draw.value]
    if (command) askFor(laid, command)
    else await clock.pass(500)
  }
  const { gameState, winner, turn, player1, player2 } = laid.session.store.getState().battle
  expect(gameState).toBe('game_over')
  await settled()
  const start = createBattle(setup, seed)
  if ('refused' in start) throw new Error(start.refused)
  const end = judged(start.state, opponent, seed, server.sent[0]?.commands ?? [])
  expect({ winner: end.winner, turn: end.turn }).toEqual({ winner, turn })
  expect([player1.deck, player2.deck]).toEqual([end.player1.deck, end.player2.deck])
  expect(laid.conductor.store.getState().picture.outcome).not.toBeNull()
})
