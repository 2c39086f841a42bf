import { gsap } from 'gsap'
import { expect, it } from 'vitest'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { holdTime, pass, screenlessStage } from '../testing/screenless-stage.ts'
import { createStageClock } from './stage-clock.ts'

const sweep = (piece: { x: number }) => gsap.timeline().to(piece, { x: 100, duration: 1, ease: 'none' })

it('pauses all overlapping animations and resumes them where they were', async () => {
  holdTime()
  const clock = createStageClock()
  const [one, other] = [{ x: 0 }, { x: 0 }]
  clock.hang(sweep(one))
  await pass(0.3)
  clock.hang(sweep(other))
  await pass(0.2)
  clock.setPaused(true)
  await pass(5)
  expect([one.x, other.x]).toEqual([expect.closeTo(50, 3), expect.closeTo(20, 3)])
  clock.setPaused(false)
  await pass(0.4)
  expect([one.x, other.x]).toEqual([expect.closeTo(90, 3), expect.closeTo(60, 3)])
  clock.destroy()
})

it('delays a tween on a paused clock', async () => {
  holdTime()
  const clock = createStageClock()
  const piece = { x: 0 }
  clock.setPaused(true)
  clock.hang(sweep(piece))
  await pass(1)
  expect(piece.x).toBe(0)
  clock.setPaused(false)
  await pass(0.5)
  expect(piece.x).toBeCloseTo(50, 3)
  clock.destroy()
})

it('applies a change of speed to running animations and forgets ended ones', async () => {
  holdTime()
  const clock = createStageClock()
  const piece = { x: 0 }
  clock.hang(sweep(piece))
  await pass(0.2)
  clock.setSpeed(4)
  await pass(0.1)
  expect(piece.x).toBeCloseTo(60, 3)
  await pass(0.2)
  expect(clock.running()).toBe(0)
  clock.destroy()
})

it('reports the speed to followers, with 0 while paused', () => {
  const clock = createStageClock()
  const paces: number[] = []
  clock.follow(pace => paces.push(pace))
  clock.setSpeed(2)
  clock.setPaused(true)
  clock.setPaused(false)
  expect(paces).toEqual([2, 0, 2])
  clock.destroy()
})

it('ends a paused blow early on request', async () => {
  const { player, clock, actors, settled } = screenlessStage()
  const before = samplePicture()
  const after = samplePicture({ rival: { ...before.rival, active: sampleCard(11, { pv: 10 }) } })
  const playing = player.play(
    [{ type: 'damage-taken', seat: 'player2', cardId: 11, danno: 90, pv: 10 }],
    before,
    after,
  )
  await pass(0.2)
  clock.setPaused(true)
  const held = actors.rival.bar.ghost
  await pass(3)
  expect(actors.rival.bar.ghost).toBe(held)
  expect(settled).toEqual([])
  player.end()
  await playing
  expect(settled).toEqual([{ picture: after, watched: false }])
  expect(actors.rival.bar.ghost).toBeCloseTo(0.1)
})

it('plays in slow motion until it ends, at any speed', async () => {
  holdTime()
  const clock = createStageClock()
  const piece = { x: 0 }
  clock.hang(sweep(piece))
  clock.setSpeed(2)
  clock.slowDown(0.25)
  await pass(0.4)
  expect(piece.x).toBeCloseTo(20, 3)
  clock.slowDown(1)
  await pass(0.2)
  expect(piece.x).toBeCloseTo(60, 3)
  clock.destroy()
})
