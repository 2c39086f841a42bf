/**
 * Whole battles of both rule sets without a screen: every event is animated, nothing is left over, and time is the only
 * measure.
 */
import { gsap } from 'gsap'
import { expect, it } from 'vitest'
import { effectfulCatalogue } from '@/engine/testing/catalogue.ts'
import type { RuleSet } from '@/engine/types.ts'
import { BRIGHTEST } from './choreography/flash-rule.ts'
import { inShownOrder } from './choreography/script.ts'
import { type Play, playsOf } from './testing/battle-plays.ts'
import { holdTime, pass, screenlessStage, timeNow } from './testing/screenless-stage.ts'

const battleOf = (rules: RuleSet, seed: number): Play[] =>
  playsOf({ rules, catalogue: effectfulCatalogue(12, seed) }, seed)

const battles: [RuleSet, number][] = [
  ['classic', 1],
  ['classic', 2],
  ['standard', 1],
  ['standard', 2],
  ['standard', 3],
]

const AFTERMATH = 2 // s at the speed of these tests: nothing waits for the end of the last event

const atRest = { pose: 'rest', bend: 0, glare: 0, shatter: 0, flash: 0, rim: 0, plate: 1 }

type Stage = ReturnType<typeof screenlessStage>

async function watch(stage: Stage, plays: Play[], framesPerSecond = 60, look = () => {}): Promise<number> {
  const began = timeNow()
  for (const { events, before, after } of plays) {
    let over = false
    void stage.player.play(events, before, after).then(() => {
      over = true
    })
    while (!over) await pass(1 / framesPerSecond, framesPerSecond, look)
  }
  return timeNow() - began
}

it.each(battles)(
  '%s, seed %i: animates every event and ends each play with its last picture',
  async (rules, seed) => {
    const plays = battleOf(rules, seed)
    const stage = screenlessStage({ speed: 4 })
    await watch(stage, plays)
    await pass(AFTERMATH)
    expect(stage.danced.map(step => step.event)).toEqual(plays.flatMap(play => inShownOrder(play.events)))
    expect(stage.settled).toEqual(plays.map(({ after }) => ({ picture: after, watched: true })))
  },
)

it.each(battles)('%s, seed %i: leaves nothing running and every object at rest', async (rules, seed) => {
  holdTime()
  const before = gsap.globalTimeline.getChildren(false).length
  const stage = screenlessStage({ speed: 4 })
  const { actors, clock } = stage
  for (const play of battleOf(rules, seed)) {
    await watch(stage, [play])
    await pass(AFTERMATH)
    expect(clock.running()).toBe(0)
    const { zoom, tilt, kick } = actors.camera
    expect([zoom, tilt, kick.x === 0, kick.y === 0, actors.pace]).toEqual([1, 0, true, true, 1])
    expect(actors.veil.alpha).toBe(0)
    if (play.after.outcome) continue
    expect([actors.hud.alpha, actors.controls.alpha]).toEqual([1, 1])
    for (const { creature, plate } of [actors.own, actors.rival]) {
      const { x, y } = creature.body.position
      expect([x, y].map(Math.abs).every(far => far < 0.01) || creature.body.alpha === 0).toBe(true)
      const { pose, bend, glare, shatter, flash, rim } = creature
      expect({ pose, bend, glare, shatter, flash, rim, plate: plate.alpha }).toEqual(atRest)
    }
  }
  clock.destroy()
  expect(gsap.globalTimeline.getChildren(false).length).toBe(before)
})

it('takes a quarter of the time at four times the speed', async () => {
  const plays = battleOf('standard', 1)
  const steps = plays.flatMap(play => play.events).length
  const rate = 240
  const slow = await watch(screenlessStage({ speed: 1 }), plays, rate)
  const fast = await watch(screenlessStage({ speed: 4 }), plays, rate)
  expect(Math.abs(slow / 4 - fast)).toBeLessThan((steps * 1.5) / rate) // a step begins with a frame
}, 60_000)

it('shows the same last pictures when ended early and leaves nothing behind', async () => {
  const plays = battleOf('standard', 2)
  const stage = screenlessStage()
  const shown = plays.map(({ events, before, after }) => stage.player.play(events, before, after))
  await pass(0.3)
  stage.player.end()
  await Promise.all(shown)
  expect(stage.settled.map(({ picture }) => picture)).toEqual(plays.map(({ after }) => after))
  expect(stage.settled.some(({ watched }) => watched)).toBe(false)
  expect(stage.clock.running()).toBe(0)
})

it('shows the same last pictures when each step is ended by a tap, and leaves nothing behind', async () => {
  const plays = battleOf('standard', 3)
  const stage = screenlessStage()
  for (const { events, before, after } of plays) {
    let isOver = false
    void stage.player.play(events, before, after).then(() => {
      isOver = true
    })
    let taps = 0
    while (!isOver) {
      await pass(0.03)
      if (isOver) break
      stage.player.skip()
      taps++
    }
    expect(taps).toBeLessThanOrEqual(events.length)
  }
  await pass(AFTERMATH * 2) // at normal speed
  expect(stage.settled.map(({ picture }) => picture)).toEqual(plays.map(({ after }) => after))
  expect(stage.clock.running()).toBe(0)
})

it('moves no body, and neither shakes, zooms nor flashes with reduced motion', async () => {
  const stage = screenlessStage({ reducedMotion: true, speed: 4 })
  const { actors } = stage
  let farthest = 0
  const look = () => {
    const { zoom, tilt, kick } = actors.camera
    farthest = Math.max(farthest, Math.abs(zoom - 1) * 100, Math.abs(tilt) * 100, Math.hypot(kick.x, kick.y))
    for (const { creature } of [actors.own, actors.rival]) {
      const { position, scale } = creature.body
      farthest = Math.max(
        farthest,
        Math.hypot(position.x, position.y),
        Math.abs(scale.x - 1) * 100,
        Math.abs(creature.bend) * 100,
        creature.shatter * 100,
      )
    }
  }
  for (const [rules, seed] of battles.slice(0, 4)) await watch(stage, battleOf(rules, seed), 60, look)
  expect(farthest).toBe(0)
  const reducedMotion = new Set(['impact', 'number', 'banner'])
  expect(stage.actors.effectCalls.filter(({ name }) => !reducedMotion.has(name))).toEqual([])
})

interface Flash {
  at: number // s
  most: number
}

/** Returns when the whole screen began to change, at the speed of playback. */
async function flashesOf(speed: number, flashes: boolean): Promise<Flash[]> {
  const seen: Flash[] = []
  for (const [rules, seed] of battles) {
    const stage = screenlessStage({ speed, flashes })
    let veil = 0
    let seenCalls = 0
    const look = () => {
      if (veil === 0 && stage.actors.veil.alpha > 0) seen.push({ at: timeNow(), most: 0 })
      veil = stage.actors.veil.alpha
      for (const { name, given } of stage.actors.effectCalls.slice(seenCalls))
        if (name === 'flash') seen.push({ at: timeNow(), most: given[1] as number })
      seenCalls = stage.actors.effectCalls.length
    }
    await watch(stage, battleOf(rules, seed), 120, look)
  }
  return seen
}

it.each([1, 4])(
  'changes the whole screen at most twice a second at speed %i, never above a quarter of white',
  async speed => {
    const seen = await flashesOf(speed, true)
    expect(seen.length).toBeGreaterThan(10)
    for (const { at, most } of seen) {
      expect(seen.filter(other => other.at >= at && other.at < at + 0.99).length).toBeLessThanOrEqual(2)
      expect(most).toBeLessThanOrEqual(BRIGHTEST)
    }
  },
)

it('keeps the light of the screen and tints no creature white with flashes off', async () => {
  expect(await flashesOf(4, false)).toEqual([])
  const stage = screenlessStage({ flashes: false, speed: 4 })
  let whitest = 0
  const look = () => {
    whitest = Math.max(whitest, stage.actors.own.creature.flash, stage.actors.rival.creature.flash)
  }
  await watch(stage, battleOf('standard', 1), 120, look)
  expect(whitest).toBe(0)
})
