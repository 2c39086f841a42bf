/** The labels of every choreography: when its sound, clip, hit and number start, and how these times fit together. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { elements } from '@/contract/endpoints/game/characters.ts'
import { ATTACK_LANDS } from '@/design/cues.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { effectfulCatalogue } from '@/engine/testing/catalogue.ts'
import { playsOf } from '../testing/battle-plays.ts'
import { sampleCard, samplePicture } from '../testing/sample-pictures.ts'
import { holdTime } from '../testing/screenless-stage.ts'
import { stubActors } from '../testing/stub-actors.ts'
import { HEAVY_DAMAGE } from '../timing/durations.ts'
import type { Timeline } from './actors.ts'
import { leapsAtTarget } from './attack-looks.ts'
import { choreograph } from './choreographies.ts'
import { createFlashRule } from './flash-rule.ts'
import { inShownOrder, type Step, scriptOf } from './script.ts'
import type { TimelineLabel } from './timeline-labels.ts'

const FRAME = 1 / 60 // s
const CLIP_RATE = 24 // frames a second
const LEAST = 1e-4 // s: GSAP rounds times

interface Start {
  label: TimelineLabel
  time: number // s
}

/** Returns every label of the timeline and its nested timelines, in the time of the outermost one. */
function labelsOf(timeline: Timeline, begin = 0, pace = 1): Start[] {
  const here = Object.entries(timeline.labels).map(([label, time]) => ({
    label: label as TimelineLabel,
    time: begin + time / pace,
  }))
  const inner = timeline
    .getChildren(false, false, true)
    .flatMap(child => labelsOf(child as Timeline, begin + child.startTime() / pace, pace * child.timeScale()))
  return [...here, ...inner].sort((one, other) => one.time - other.time)
}

const startOf = (labels: Start[], label: TimelineLabel): number | undefined =>
  labels.find(candidate => candidate.label === label)?.time

const STEP = 1 / 240 // s

interface Watched {
  labels: Start[]
  started: Start[] // observed calls of the timeline
  clipFrom: number // start position in the clip, in s
  duration: number
}

/** Builds the choreography of a step, reads its labels and plays it. */
function watch(step: Step, reducedMotion = false): Watched {
  holdTime()
  const actors = stubActors()
  const started: Start[] = []
  const note = (label: TimelineLabel): void => void started.push({ label, time: timeline.time() })
  const isHit = step.event.type === 'damage-taken'
  const timeline: Timeline = choreograph({
    ...step,
    actors,
    reducedMotion,
    isLate: false,
    flashes: createFlashRule(true, () => 0),
    live: act => act(),
    cue: name => note(name === 'low_health' && isHit ? 'alarm' : isHit ? 'hit' : 'sound'),
    voice: () => note('voice'),
  }).pause()
  const labels = labelsOf(timeline)
  const duration = timeline.duration()
  let seen = 0
  for (let time = 0; time < duration + STEP; time += STEP) {
    timeline.time(Math.min(time, duration))
    for (const { name } of actors.effectCalls.slice(seen)) {
      if (name === 'number') note('number')
      if (name === 'clip') note('video')
    }
    seen = actors.effectCalls.length
  }
  timeline.kill()
  const clip = actors.effectCalls.find(({ name }) => name === 'clip')
  return { labels, started, clipFrom: Number(clip?.given[3] ?? 0), duration }
}

const plain = samplePicture()
const energetic = { ...plain, own: { ...plain.own, energy: 3 }, rival: { ...plain.rival, energy: 3 } }

/** At least one event of each type, and each look of a blow. */
const samples: { [T in BattleEvent['type']]: Extract<BattleEvent, { type: T }>[] } = {
  'battle-started': [{ type: 'battle-started', player1: 1, player2: 11 }],
  'move-used': [
    { type: 'move-used', seat: 'player1', cardId: 1, move: 0, targetSeat: 'player2', targetCardId: 11 },
    { type: 'move-used', seat: 'player2', cardId: 11, move: 0, targetSeat: 'player1', targetCardId: 1 },
  ],
  'damage-taken': [
    { type: 'damage-taken', seat: 'player2', cardId: 11, danno: 90, pv: 10 },
    { type: 'damage-taken', seat: 'player1', cardId: 1, danno: 40, pv: 10 },
    { type: 'damage-taken', seat: 'player1', cardId: 1, danno: 0, pv: 100 },
    { type: 'damage-taken', seat: 'player2', cardId: 12, danno: 20, pv: 80, source: 'area' },
    { type: 'damage-taken', seat: 'player1', cardId: 1, danno: 90, pv: 10, source: 'poison' },
    { type: 'damage-taken', seat: 'player1', cardId: 2, danno: 20, pv: 80, source: 'change' },
  ],
  'card-defeated': [{ type: 'card-defeated', seat: 'player2', cardId: 11 }],
  'card-chosen': [{ type: 'card-chosen', seat: 'player1', cardId: 2 }],
  'card-replaced': [{ type: 'card-replaced', seat: 'player1', cardId: 2, previousCardId: 1 }],
  'card-healed': [{ type: 'card-healed', seat: 'player1', cardId: 1, amount: 5, pv: 75 }],
  'stat-raised': [{ type: 'stat-raised', seat: 'player1', cardId: 1, stat: 'pv', amount: 20 }],
  'status-laid': [
    { type: 'status-laid', seat: 'player2', cardId: 11, status: 'freeze', amount: 0, turns: 1 },
  ],
  'status-ended': [{ type: 'status-ended', seat: 'player2', cardId: 11, status: 'freeze', cause: 'thawed' }],
  'energy-changed': [{ type: 'energy-changed', seat: 'player1', change: 1, energy: 4 }],
  'trait-shown': [{ type: 'trait-shown', seat: 'player1', cardId: 1, trait: 'embers' }],
  'points-scored': [{ type: 'points-scored', seat: 'player1', points: 4, total: 4 }],
  'turn-skipped': [{ type: 'turn-skipped', seat: 'player1' }],
  'turn-started': [{ type: 'turn-started', seat: 'player1', turn: 2 }],
  'wind-turned': [{ type: 'wind-turned', from: 3, next: 9 }],
  'battle-won': [{ type: 'battle-won', winner: 'player1' }],
  'battle-tied': [{ type: 'battle-tied' }],
}

const silent: BattleEvent['type'][] = ['status-ended', 'battle-tied']
const steps = Object.values(samples).flatMap(events =>
  events.map(event => scriptOf([event], energetic, energetic)[0]!),
)
const named = steps.map((step, index) => [`${step.event.type} ${index}`, step] as const)

it.each(named)('starts every sound, voice, clip and number of %s at its label', (_, step) => {
  for (const reducedMotion of [false, true]) {
    const { labels, started } = watch(step, reducedMotion)
    for (const { label, time } of started) {
      const gaps = labels
        .filter(candidate => candidate.label === label)
        .map(candidate => Math.abs(candidate.time - time))
      expect(Math.min(...gaps), `${label} at ${time}`).toBeLessThanOrEqual(STEP + LEAST)
    }
    const withAct = labels.filter(({ label }) => started.some(start => start.label === label))
    expect(withAct.length, 'one label per start').toBe(started.length)
    if (!silent.includes(step.event.type)) expect(started.length).toBeGreaterThan(0)
  }
})

it.each(named.filter(([, { event }]) => event.type === 'damage-taken'))(
  'shows the number of %s with the hit, never before',
  (_, step) => {
    for (const reducedMotion of [false, true]) {
      const { labels } = watch(step, reducedMotion)
      const hit = startOf(labels, 'hit') ?? Number.NaN
      const number = startOf(labels, 'number') ?? Number.NaN
      expect(hit).toBe(0)
      expect(number).toBeGreaterThanOrEqual(hit)
      expect(number).toBeLessThanOrEqual(hit + FRAME)
    }
  },
)

interface Clip {
  light: number[]
}

const manifest = Object.entries(
  JSON.parse(readFileSync('public/assets/clips/manifest.json', 'utf8')) as Record<string, Clip>,
)
const shooter = elements.find(tipo => !leapsAtTarget(tipo, false)) ?? 'Luce'
const dasher = elements.find(tipo => leapsAtTarget(tipo, false)) ?? 'Luce'

function moveWith(clip: string, tipo: (typeof elements)[number], danno: number): Step {
  const blows = [{ nome: '', costo: 0, danno, clip: `/assets/clips/${clip}.webm` }]
  const before = { ...plain, own: { ...plain.own, active: sampleCard(1, { tipo, blows }) } }
  return scriptOf([samples['move-used'][0]!], before, before)[0]!
}

it.each(manifest)('shows the brightest frame of %s at the hit, and sounds with it', (name, { light }) => {
  const brightest = light.indexOf(Math.max(...light)) / CLIP_RATE
  for (const step of [
    moveWith(name, shooter, HEAVY_DAMAGE - 1),
    moveWith(name, dasher, HEAVY_DAMAGE - 1),
    moveWith(name, dasher, HEAVY_DAMAGE),
  ]) {
    const { labels, clipFrom, duration } = watch(step)
    const hit = startOf(labels, 'hit') ?? Number.NaN
    const video = startOf(labels, 'video') ?? Number.NaN
    expect(Math.abs(hit - duration)).toBeLessThan(LEAST) // the damage event follows then
    expect(Math.abs(video + brightest - clipFrom - hit)).toBeLessThanOrEqual(FRAME)
    expect(Math.abs((startOf(labels, 'peak') ?? Number.NaN) - hit)).toBeLessThanOrEqual(FRAME)
    const sound = startOf(labels, 'sound') ?? Number.NaN
    expect(Math.abs(sound + ATTACK_LANDS - hit)).toBeLessThanOrEqual(FRAME)
  }
})

it('plays the damage of a blow directly after the move, in whole battles', () => {
  const isStrike = (event: BattleEvent, { before }: { before: typeof plain }) =>
    event.type === 'move-used' &&
    (before[event.seat === 'player1' ? 'own' : 'rival'].active?.blows[event.move]?.danno ?? 0) > 0
  let strikes = 0
  for (const seed of [1, 2, 3])
    for (const play of playsOf({ rules: 'standard', catalogue: effectfulCatalogue(12, seed) }, seed)) {
      const events = inShownOrder(play.events)
      for (const [index, event] of events.entries()) {
        if (!isStrike(event, play)) continue
        strikes++
        expect(events[index + 1]).toMatchObject({ type: 'damage-taken' })
        expect(events[index + 1]).not.toHaveProperty('source')
      }
    }
  expect(strikes).toBeGreaterThan(20)
})
