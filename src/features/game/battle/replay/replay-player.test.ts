import { describe, expect, it } from 'vitest'
import { applyCommand } from '@/engine/apply.ts'
import type { Command } from '@/engine/commands.ts'
import { createBattle } from '@/engine/setup.ts'
import { effectfulCatalogue } from '@/engine/testing/catalogue.ts'
import type { BattleSetup } from '@/engine/types.ts'
import { legalCommands } from '@/engine/view.ts'
import type { PlayerDetails } from '../session/public-battle.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { StubStage } from '../testing/stub-stage.ts'
import { italian } from '../testing/texts.ts'
import { layReplay, type ReplayTable } from './lay-replay.ts'
import { readTimeline } from './replay-timeline.ts'
import { watchersWords } from './replay-words.ts'

const GAP = 500
const player = (name: string): PlayerDetails => ({ name, level: 1, avatar: null, status: 'online' })
const players = { player1: player('Ada'), player2: player('Bruno') }

/** Records a battle in which each side always uses its first legal command. */
function recording(length: number) {
  const setup: BattleSetup = { rules: 'standard', catalogue: effectfulCatalogue(12, 5) }
  const start = createBattle(setup, 5)
  if ('refused' in start) throw new Error(start.refused)
  const commands: Command[] = []
  let { state } = start
  while (commands.length < length && state.phase !== 'game_over') {
    const [command] = [...legalCommands(state, 'player1'), ...legalCommands(state, 'player2')]
    const step = applyCommand(state, command)
    if (!command || 'rejected' in step) throw new Error('stuck')
    commands.push(command)
    state = step.state
  }
  return { setup, seed: 5, commands }
}

async function laid(length = 12, from?: number) {
  const read = readTimeline(recording(length))
  if ('fault' in read) throw new Error(read.fault)
  const clock = new FakeClock()
  const stage = new StubStage()
  const table = layReplay({
    timeline: read.timeline,
    players,
    characters: [],
    clock,
    from,
    gap: () => GAP,
    words: watchersWords(italian),
    onCue: () => {},
    onVoice: () => {},
    onPanel: () => {},
  })
  table.conductor.attach(stage)
  table.open()
  await settled()
  const endMotion = async () => {
    stage.skip()
    await settled()
  }
  return { ...table, timeline: read.timeline, clock, stage, endMotion }
}

const healthOf = ({ session }: Pick<ReplayTable, 'session'>) => {
  const { player1, player2 } = session.store.getState().battle
  return [player1.deck, player2.deck]
}

describe('replay playback', () => {
  it('plays from the opening, each step after the previous animation and a gap', async () => {
    const replay = await laid()
    expect(replay.stage.played).toHaveLength(1)
    await replay.clock.pass(GAP * 9)
    expect(replay.player.store.getState().step).toBe(0)
    await replay.endMotion()
    await replay.clock.pass(GAP)
    expect(replay.player.store.getState()).toMatchObject({ step: 1, isPlaying: true })
    expect(replay.stage.played).toHaveLength(2)
  })

  it('stops at the end and shows the final state', async () => {
    const replay = await laid(400)
    for (let step = 0; step <= replay.timeline.last; step++) {
      await replay.endMotion()
      await replay.clock.pass(GAP)
    }
    expect(replay.player.store.getState()).toMatchObject({ step: replay.timeline.last, isPlaying: false })
    expect(replay.session.store.getState().battle.gameState).toBe('game_over')
    replay.player.play()
    await settled()
    expect(replay.player.store.getState()).toMatchObject({ step: 0, isPlaying: true })
  })

  it('accepts no commands', async () => {
    const replay = await laid()
    await replay.endMotion()
    replay.player.pause()
    expect(replay.session.legal()).toEqual([])
    const { picture } = replay.conductor.store.getState()
    expect(picture).toMatchObject({ canAct: false, canReplace: false, selecting: false })
    replay.conductor.gesture({ type: 'skip' })
    await settled()
    expect(replay.player.store.getState().step).toBe(0)
  })
})

describe('replay controls', () => {
  it('stop animation and time on pause and continue both on play', async () => {
    const replay = await laid()
    replay.player.pause()
    expect(replay.stage.pauses.at(-1)).toBe(true)
    await replay.clock.pass(60_000)
    expect(replay.session.store.getState().battle.gameState).toBe('loading')
    replay.player.play()
    expect(replay.stage.pauses.at(-1)).toBe(false)
    await replay.endMotion()
    await replay.clock.pass(GAP)
    expect(replay.player.store.getState().step).toBe(1)
  })

  it('show the same state again after going back and forth', async () => {
    const replay = await laid()
    replay.player.pause()
    replay.player.jump(4)
    await settled()
    const here = structuredClone(healthOf(replay))
    for (let times = 0; times < 3; times++) {
      replay.player.forward()
      await settled()
      await replay.endMotion()
    }
    expect(replay.player.store.getState().step).toBe(7)
    for (let times = 0; times < 3; times++) replay.player.back()
    await settled()
    expect(replay.player.store.getState().step).toBe(4)
    expect(healthOf(replay)).toEqual(here)
  })

  it('end a running animation on a jump and show the new position immediately', async () => {
    const replay = await laid()
    replay.player.jump(9)
    await settled()
    expect(replay.stage.played).toHaveLength(1)
    expect(healthOf(replay)).toEqual([
      replay.timeline.stateAt(9).player1.deck,
      replay.timeline.stateAt(9).player2.deck,
    ])
    expect(replay.session.store.getState().battle.history).toEqual(replay.timeline.historyAt(9))
  })

  it('stay between the beginning and the end', async () => {
    const replay = await laid()
    replay.player.back()
    expect(replay.player.store.getState().step).toBe(0)
    replay.player.jump(Number.POSITIVE_INFINITY)
    replay.player.forward()
    expect(replay.player.store.getState().step).toBe(replay.timeline.last)
  })

  it("show the other side's cards and name in front after a switch of sides", async () => {
    const replay = await laid()
    replay.player.pause()
    replay.player.jump(5)
    await settled()
    const [own, rival] = structuredClone(healthOf(replay))
    replay.player.turnTo('player2')
    await settled()
    expect(healthOf(replay)).toEqual([rival, own])
    expect(replay.session.store.getState().battle.player1.details.name).toBe('Bruno')
    replay.player.turnTo('player1')
    await settled()
    expect(healthOf(replay)).toEqual([own, rival])
    expect(replay.session.store.getState().battle.player1.details.name).toBe('Ada')
  })
})

describe('start from a step in the address', () => {
  it('shows the step immediately and waits for play', async () => {
    const { player, session, timeline } = await laid(12, 5)
    expect(player.store.getState()).toEqual({ step: 5, isPlaying: false, side: 'player1' })
    expect(session.store.getState().battle.turn).toBe(timeline.stateAt(5).turn)
    expect(session.store.getState().battle.gameState).not.toBe('animating')
  })

  it('limits the step to the first and the last one', async () => {
    expect((await laid(12, 999)).player.store.getState().step).toBe(12)
    expect((await laid(12, -3)).player.store.getState()).toMatchObject({ step: 0, isPlaying: true })
  })
})
