// @isolated: replaces the modules that draw
// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import type { CueName } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { artOf, stageArt } from '../../art/art-addresses.ts'
import { plainCharacterArt } from '../../art/character-art.ts'
import type { BattleGesture, BattleSnapshot, SeatSnapshot } from '../../battle-snapshot.ts'
import type { PlayerStage, Running } from '../../choreography/player.ts'
import { cardsOf, type Step } from '../../choreography/script.ts'
import { samplePicture } from '../../testing/sample-pictures.ts'
import type { StageClock } from '../../timing/stage-clock.ts'
import { LiveStage } from './live-stage.ts'

const speeds = vi.hoisted(() => [] as number[])
const played = vi.hoisted(() => [] as number[]) // the speed of each play
const onPlay = vi.hoisted(() => ({ value: () => {} }))
const shown = vi.hoisted(() => [] as BattleSnapshot[])
const isPlaying = vi.hoisted(() => ({ value: false }))
const host = vi.hoisted(() => ({ gesture: (_: BattleGesture) => {} }))
const calls = vi.hoisted(() => [] as ('show' | 'end' | 'finish' | 'destroy')[])

vi.mock('./scene-host.ts', () => ({
  SceneHost: class {
    bench = '/bench.webp'
    clock: Pick<StageClock, 'setSpeed'> = { setSpeed: speed => void speeds.push(speed) }
    show(picture: BattleSnapshot) {
      shown.push(picture)
      calls.push('show')
    }
    drawn = async () => {}
    prepareEffects() {}
    clearEffects() {}
    constructor(deps: { gesture(gesture: BattleGesture): void }) {
      host.gesture = deps.gesture
    }
    destroy() {
      calls.push('destroy')
    }
  },
}))
const prepare = vi.hoisted(() => vi.fn())
vi.mock('./blow-preparation.ts', () => ({
  BlowPreparation: class {
    prepare = prepare
    close() {}
  },
}))
vi.mock('../../choreography/run-step.ts', () => ({
  runStep: (_: Step, { cue }: { cue(name: CueName): void }): Running => {
    cue('turn_own')
    return { done: Promise.resolve(), rest: null, finish: () => void calls.push('finish') }
  },
}))
vi.mock('../../choreography/player.ts', () => ({
  createPlayer: ({ run }: PlayerStage) => ({
    isPlaying: () => isPlaying.value,
    skip: () => {
      isPlaying.value = false
    },
    cut: () => {},
    end: () => void calls.push('end'),
    play: async (events: BattleEvent[]) => {
      played.push(speeds.at(-1) ?? 1)
      onPlay.value()
      for (const event of events) run({ event } as Step)
    },
  }),
}))

beforeEach(() => {
  speeds.length = 0
  played.length = 0
  onPlay.value = () => {}
  shown.length = 0
  calls.length = 0
  prepare.mockReset()
  onCue.mockReset()
  onGesture.mockReset()
  isPlaying.value = false
  close.mockReset()
  leave.mockReset()
})

let press = () => {}
const onGesture = vi.fn<(gesture: BattleGesture) => void>()
const onCue = vi.fn<(name: CueName) => void>()
const leave = vi.fn<(isLeft: (address: string) => boolean) => void>()
const close = vi.fn()

/** @param hand resolves when the images of the own cards have loaded, which may never happen */
function stage({ waited, hand = Promise.resolve() }: { waited: number; hand?: Promise<void> }) {
  const settled = vi.fn((addresses: string[]) =>
    addresses.some(address => address.includes('mini')) ? hand : Promise.resolve(),
  )
  const parts = {
    askedAt: performance.now() - waited,
    acquired: {
      app: { canvas: document.createElement('canvas') },
      ground: {
        on: (_: string, listener: () => void) => {
          press = listener
        },
      },
      giveBack: () => {},
    },
    art: { settled, leave, close, figureOf: () => plainCharacterArt },
    clips: { prepare: async () => {}, release: () => {} },
    element: document.createElement('div'),
    config: { speed: 1, reducedMotion: false, onGesture, onCue, onVoice() {}, onLost() {} },
  }
  return new LiveStage(parts as unknown as ConstructorParameters<typeof LiveStage>[0])
}

const LATE = 2000 // milliseconds
const TOO_LATE = 3000

it('plays a late opening four times as fast and continues at the chosen speed', async () => {
  const late = stage({ waited: LATE })
  const picture = samplePicture()
  await late.play([], picture, picture)
  await late.play([], picture, picture)
  expect(played).toEqual([4, 1])
})

it('plays a late opening at four times the speed chosen meanwhile, which applies after it', async () => {
  const late = stage({ waited: LATE })
  late.setSpeed(2)
  await late.play([], samplePicture(), samplePicture())
  await late.play([], samplePicture(), samplePicture())
  expect(played).toEqual([8, 2])
})

it('plays a late opening without sounds, and everything after it with them', async () => {
  const late = stage({ waited: LATE })
  const turn: BattleEvent = { type: 'turn-started', seat: 'player1', turn: 1 }
  await late.play([turn], samplePicture(), samplePicture())
  expect(onCue).not.toHaveBeenCalled()
  await late.play([turn], samplePicture(), samplePicture())
  expect(onCue).toHaveBeenCalledTimes(1)
})

it('plays an opening at normal speed if the stage is ready in time', async () => {
  const soon = stage({ waited: 0 })
  await soon.play([], samplePicture(), samplePicture())
  expect(played).toEqual([1])
})

it('shows the table without an opening after a longer wait, and plays what follows', async () => {
  const tooLate = stage({ waited: TOO_LATE })
  const [before, opened, after] = [samplePicture(), samplePicture(), samplePicture()]
  await tooLate.play([], before, opened)
  expect(shown).toHaveLength(1)
  expect(shown[0]).toBe(opened)
  expect(played).toEqual([])
  await tooLate.play([], opened, after)
  expect(played).toEqual([1])
})

it('plays the first move of a resumed battle at normal speed and with sounds, however long loading took', async () => {
  for (const waited of [LATE, TOO_LATE]) {
    const resumed = stage({ waited })
    resumed.show(samplePicture())
    await resumed.pictured()
    await resumed.play([{ type: 'turn-started', seat: 'player1', turn: 1 }], samplePicture(), samplePicture())
  }
  expect(played).toEqual([1, 1])
  expect(onCue).toHaveBeenCalledTimes(2)
})

it('does not wait for the images of the own cards if the stage is late', async () => {
  vi.useFakeTimers()
  const late = stage({ waited: LATE, hand: new Promise(() => {}) })
  void late.play([], samplePicture(), samplePicture())
  await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  expect(played).toEqual([4])
})

it('closes its art after its scene is destroyed', async () => {
  const table = stage({ waited: 0 })
  await table.play([], samplePicture(), samplePicture())
  close.mockImplementation(() => expect(calls.at(-1)).toBe('destroy'))
  table.destroy()
  expect(close).toHaveBeenCalledTimes(1)
})

it('leaves the images of the former battle when another one is shown', async () => {
  const table = stage({ waited: 0 })
  const picture = samplePicture()
  const other = samplePicture()
  for (const seat of [other.own, other.rival]) {
    if (seat.active) seat.active = { ...seat.active, slug: 'other' }
    seat.hand = []
  }
  const slug = picture.own.active?.slug ?? ''
  await table.play([], picture, picture)
  leave.mockImplementation(() => expect(shown.at(-1)).toBe(other))
  table.show(other)
  const [isLeft] = leave.mock.lastCall ?? []
  const addresses = [artOf(slug, 'creature'), artOf('other', 'pose-hurt'), stageArt('burst.webp')]
  expect(addresses.map(address => isLeft?.(address))).toEqual([true, false, false])
})

it('does not prepare blows before the opening of a late stage has ended', async () => {
  const late = stage({ waited: LATE })
  onPlay.value = () => expect(prepare).not.toHaveBeenCalled()
  await late.play([], samplePicture(), samplePicture())
  expect(prepare).toHaveBeenCalled()
})

it('sets the table up once with both cards when a battle begins, and starts other plays from the previous picture', async () => {
  const after = samplePicture()
  const { own, rival } = after
  const hidden = (seat: SeatSnapshot) => ({ ...seat, active: null, hand: cardsOf(seat) })
  const before = { ...after, own: hidden(own), rival: hidden(rival) }
  const [player1, player2] = [own.active?.id ?? 0, rival.active?.id ?? 0]
  const table = stage({ waited: 0 })
  await table.play([{ type: 'battle-started', player1, player2 }], before, after)
  expect(shown.map(picture => [picture.own.active?.id, picture.rival.active?.id])).toEqual([
    [player1, player2],
  ])
  await table.play([{ type: 'turn-started', seat: 'player1', turn: 2 }], before, after)
  expect(shown[1]).toBe(before)
})

it('ends the celebration of a victory before it shows the next battle', async () => {
  const table = stage({ waited: 0 })
  await table.play([{ type: 'battle-won', winner: 'player1' }], samplePicture(), samplePicture())
  calls.length = 0
  await table.play([], samplePicture(), samplePicture())
  expect(calls).toEqual(['end', 'show'])
})

it('finishes the celebration of a victory before it removes the objects', async () => {
  const table = stage({ waited: 0 })
  await table.play([{ type: 'battle-won', winner: 'player1' }], samplePicture(), samplePicture())
  calls.length = 0
  table.destroy()
  expect(calls).toEqual(['finish', 'destroy'])
})

it('ends one wait with one tap: the running step, or else the rival’s thinking', () => {
  stage({ waited: 0 })
  const tap = () => {
    press()
    host.gesture({ type: 'hurry' })
  }
  isPlaying.value = true
  tap()
  expect(onGesture).not.toHaveBeenCalled()
  tap()
  expect(onGesture).toHaveBeenCalledExactlyOnceWith({ type: 'hurry' })
})

it.each(['open-settings', 'open-log'] as const)('passes %s on during an animation', type => {
  stage({ waited: 0 })
  isPlaying.value = true
  host.gesture({ type: 'select-move', index: 1 })
  host.gesture({ type })
  expect(onGesture).toHaveBeenCalledExactlyOnceWith({ type })
})

it('passes a tap on an object on, although its touch has ended the last step', () => {
  stage({ waited: 0 })
  isPlaying.value = true
  press()
  host.gesture({ type: 'select-move', index: 1 })
  expect(onGesture).toHaveBeenCalledExactlyOnceWith({ type: 'select-move', index: 1 })
})
