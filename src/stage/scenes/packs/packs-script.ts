/**
 * Converts an event of a pack into steps in time. Pure: names, milliseconds and sounds; the scene defines the look of a
 * step. Every script ends with the picture after it, played or skipped. `reducedMotion` fades instead of moving.
 */

import type { Millis } from '../../timing/durations.ts'
import { type CueName, type FixedCue, packRevealCue } from './packs-cues.ts'
import { packsDurations as ms, revealTimes, SKIP_AFTER } from './packs-durations.ts'
import { isHighlight, type PacksEvent, type PacksPicture } from './packs-picture.ts'

export type PacksStepName =
  | 'slide' // carousel to its new rest position
  | 'pick'
  | 'lay-back'
  | 'shiver'
  | 'rip' // the rest of the tear
  | 'fly' // the strip
  | 'burst'
  | 'sink' // the pack
  | 'out' // card `at` to its place
  | 'dim' // all but card `at`
  | 'hold' // nothing moves
  | 'rise' // card `at` lifts or moves to the middle
  | 'shake'
  | 'flip'
  | 'crown' // light over the face of card `at`
  | 'pop' // its creature grows over the frame
  | 'home' // card `at` to its place in the picture after
  | 'put-away'
  | 'fade' // reduced motion: from one picture to the other

export interface PacksStep {
  name: PacksStepName
  from: Millis // from the beginning of the script
  length: Millis
  at?: number // index of the card
  cue?: CueName
  voice?: string // slug of the character whose voice is played
  haptic?: Millis
}

export interface PacksScript {
  steps: PacksStep[]
  length: Millis
  skippableAfter: Millis
}

const of = (steps: PacksStep[], skippableAfter: Millis = 0): PacksScript => ({
  steps,
  length: Math.max(0, ...steps.map(({ from, length }) => from + length)),
  skippableAfter,
})

/** @param after the picture with which the script ends */
export function packsScript(event: PacksEvent, after: PacksPicture, reducedMotion: boolean): PacksScript {
  if (reducedMotion) return reducedMotionScript(event, after)
  switch (event.type) {
    case 'chosen':
      return of([{ name: 'slide', from: 0, length: ms.snap, cue: 'select' }])
    case 'picked':
      return of([{ name: 'pick', from: 0, length: ms.pick, cue: 'pack_shake', haptic: 10 }])
    case 'laid-back':
      return of([{ name: 'lay-back', from: 0, length: ms.layBack, cue: 'ui_error' }])
    case 'answered':
      return of([{ name: 'shiver', from: 0, length: ms.answer, cue: 'pack_shake' }])
    case 'torn':
      return of(tornSteps(after))
    case 'turned':
      return turned(event.at, after)
    case 'hero-left':
      return of(homeSteps(after, 0, ms.heroBack, 0))
    case 'ended':
      return of(homeSteps(after, ms.resultStagger, ms.resultMove, ms.lastLook))
    case 'put-away':
      return of([{ name: 'put-away', from: 0, length: ms.putAway, cue: 'ui_back' }])
  }
}

/** The strip flies off while light bursts out. Then the cards leave one after another. */
function tornSteps({ cards }: PacksPicture): PacksStep[] {
  const opened = ms.tearRest
  const steps: PacksStep[] = [
    { name: 'rip', from: 0, length: ms.tearRest, cue: 'pack_open', haptic: 25 },
    { name: 'fly', from: opened, length: ms.stripFly },
    { name: 'burst', from: opened, length: ms.burst },
    { name: 'sink', from: opened + ms.cardStagger, length: ms.packSink },
  ]
  for (const at of cards.keys()) {
    const from = opened + ms.cardStagger * (at + 2)
    steps.push({ name: 'out', at, from, length: ms.cardOut, cue: 'card_draw' })
  }
  return steps
}

function turned(at: number, { cards }: PacksPicture): PacksScript {
  const card = cards[at]
  if (!card) return of([])
  const { rarity } = card.face
  const times = revealTimes[rarity]
  const steps: PacksStep[] = []
  let from = 0
  const add = (name: PacksStepName, length: Millis, more: Partial<PacksStep> = {}) => {
    if (length > 0) steps.push({ name, at, from, length, ...more })
    from += length
  }
  add('dim', times.dim)
  add('hold', times.silence)
  add('rise', times.centre)
  add('shake', times.shake, { cue: 'pack_shake', haptic: 25 })
  const moment = isHighlight(rarity)
  add('flip', times.flip, {
    cue: packRevealCue(rarity),
    ...(moment && { voice: card.slug, haptic: rarity === 'Mitica' ? 25 : 40 }),
  })
  if (moment) {
    // the pause is part of `after` the flip
    steps.push({ name: 'hold', at, from, length: ms.hitStop })
    const remaining = times.after - ms.hitStop
    steps.push({ name: 'pop', at, from: from + ms.hitStop, length: Math.min(ms.pop, remaining) })
  }
  add('crown', times.after)
  return of(steps, moment ? SKIP_AFTER : 0)
}

const homeSteps = ({ cards }: PacksPicture, stagger: Millis, length: Millis, begin: Millis): PacksStep[] =>
  [...cards.keys()].map(at => ({ name: 'home', at, from: begin + at * stagger, length }))

const reducedMotionCues: Partial<Record<PacksEvent['type'], FixedCue>> = {
  chosen: 'select',
  picked: 'pack_shake',
  'laid-back': 'ui_error',
  torn: 'pack_open',
  'put-away': 'ui_back',
}

/** One fade with the same sounds. */
function reducedMotionScript(event: PacksEvent, { cards }: PacksPicture): PacksScript {
  const card = event.type === 'turned' ? cards[event.at] : undefined
  const cue = card ? packRevealCue(card.face.rarity) : reducedMotionCues[event.type]
  const voice = card && isHighlight(card.face.rarity) ? card.slug : undefined
  return of([
    {
      name: 'fade',
      from: 0,
      length: ms.fade,
      ...(event.type === 'turned' && { at: event.at }),
      ...(cue && { cue }),
      ...(voice && { voice }),
    },
  ])
}
