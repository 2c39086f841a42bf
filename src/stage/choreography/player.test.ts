import { describe, expect, it } from 'vitest'
import type { BattleEvent } from '@/engine/events.ts'
import type { BattleSnapshot } from '../battle-snapshot.ts'
import { samplePicture } from '../testing/sample-pictures.ts'
import { createPlayer, type Running } from './player.ts'

const skipTurn: BattleEvent = { type: 'turn-skipped', seat: 'player1' }
const turn: BattleEvent = { type: 'turn-started', seat: 'player2', turn: 2 }
const before = samplePicture()
const picture = (prompt: string) => samplePicture({ prompt })

/** @param rests whether the last objects move on after a step is done, those of the first step until `endResting` */
function setup({ rests = false } = {}) {
  const watched: string[] = []
  const settled: BattleSnapshot[] = []
  const seen: boolean[] = []
  let endStep = () => {}
  const endRests: (() => void)[] = []
  const player = createPlayer({
    run(step): Running {
      watched.push(step.event.type)
      let finish = () => {}
      const done = new Promise<void>(resolve => {
        finish = resolve
      })
      endStep = finish
      const rest = new Promise<void>(resolve => {
        endRests.push(resolve)
      })
      return { done, rest: rests ? rest : null, finish }
    },
    settle(shown, watched) {
      settled.push(shown)
      seen.push(watched)
    },
  })
  const endWatched = async () => {
    endStep()
    await Promise.resolve()
    await Promise.resolve()
  }
  const endResting = async () => {
    endRests[0]?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { player, watched, settled, seen, endWatched, endResting }
}

it('plays steps one after another and ends with the last picture', async () => {
  const { player, watched, settled, endWatched } = setup()
  const after = picture('after')
  const playing = player.play([skipTurn, turn], before, after)
  expect(watched).toEqual(['turn-skipped'])
  await endWatched()
  expect(watched).toEqual(['turn-skipped', 'turn-started'])
  expect(settled).toEqual([])
  await endWatched()
  await playing
  expect(settled).toEqual([after])
  expect(player.isPlaying()).toBe(false)
})

it('only settles without events', async () => {
  const { player, settled } = setup()
  const after = picture('after')
  await player.play([], before, after)
  expect(settled).toEqual([after])
})

it('ends only the running step when skipped, and plays the next one', async () => {
  const { player, watched, settled, endWatched } = setup()
  const playing = player.play([skipTurn, turn], before, picture('after'))
  player.skip()
  await Promise.resolve()
  await Promise.resolve()
  expect(watched).toEqual(['turn-skipped', 'turn-started'])
  expect(settled).toEqual([])
  await endWatched()
  await playing
  expect(settled).toEqual([picture('after')])
})

it('ends the running and every waiting play on their own pictures', async () => {
  const { player, watched, settled } = setup()
  const first = player.play([skipTurn, turn], before, picture('1'))
  const second = player.play([skipTurn], before, picture('2'))
  player.end()
  await Promise.all([first, second])
  expect(watched).toEqual(['turn-skipped'])
  expect(settled.map(shown => shown.prompt)).toEqual(['1', '2'])
})

it('ends plays without drawing their pictures when cut', async () => {
  const { player, settled } = setup()
  const first = player.play([skipTurn], before, picture('1'))
  const second = player.play([skipTurn], before, picture('2'))
  player.cut()
  await Promise.all([first, second])
  expect(settled).toEqual([])
})

it('skips the oldest plays when too many are waiting', async () => {
  const { player, watched, settled, endWatched } = setup()
  const plays = ['1', '2', '3', '4', '5', '6'].map(prompt =>
    player.play([skipTurn, turn], before, picture(prompt)),
  )
  await endWatched()
  expect(settled.map(shown => shown.prompt)).toEqual(['1', '2'])
  player.end()
  await Promise.all(plays)
  expect(settled.at(-1)!.prompt).toBe('6')
  expect(watched.length).toBeLessThan(12)
})

it('reports to the stage whether a play ran to its end', async () => {
  const { player, seen, endWatched } = setup()
  const first = player.play([skipTurn], before, picture('1'))
  await endWatched()
  await first
  const second = player.play([skipTurn, turn], before, picture('2'))
  player.end()
  await second
  expect(seen).toEqual([true, false])
})

describe('a play whose last objects move on', () => {
  async function celebration() {
    const stage = setup({ rests: true })
    const playing = stage.player.play([skipTurn], before, picture('won'))
    await stage.endWatched()
    await playing
    return stage
  }

  it('ends before its last picture is drawn', async () => {
    const { player, settled, endResting } = await celebration()
    expect(player.isPlaying()).toBe(false)
    expect(settled).toEqual([])
    await endResting()
    expect(settled).toEqual([picture('won')])
  })

  it('draws its last picture when it is ended early', async () => {
    const { player, settled, endResting } = await celebration()
    player.end()
    expect(settled).toEqual([picture('won')])
    await endResting()
    expect(settled).toHaveLength(1)
  })

  it('never draws its last picture over the next play', async () => {
    const { player, settled, endResting } = await celebration()
    void player.play([skipTurn], before, picture('next battle'))
    await endResting()
    expect(settled).toEqual([])
    player.cut()
  })

  it('never draws its last picture over one that has cut it', async () => {
    const { player, settled, endResting } = await celebration()
    player.cut()
    await endResting()
    expect(settled).toEqual([])
  })
})
