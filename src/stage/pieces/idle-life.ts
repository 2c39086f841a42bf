/**
 * How a creature moves while nothing happens: it breathes, shifts its weight, looks, blinks, and fidgets now and then;
 * its limbs follow its body. The same seed and the same times give the same motion. Lengths are shares of its height.
 */
import { hash } from '../draw/noise.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'

const TURN = Math.PI * 2
const BREATH = { high: 0.016, wide: 0.011, pant: 1.8, weak: 0.22 } // `weak`: share of its health below which it pants
const NOD = { angle: (1.2 * Math.PI) / 180, late: seconds('headLag') }
const LEAN = 0.09 // forward bend of a panting creature
const GAZE = { most: 0.17, ease: 9, jump: 0.8, twist: (10 * Math.PI) / 180, lean: 0.035 } // `most` in radii of an eye
const GLANCE = 0.16 // small movements of resting eyes
const SPRING = { turns: 2.1, damping: 0.2, drive: 0.055, most: 0.11 } // swings a second
const FLUTTER = 0.009 // of resting limbs
const STEP = 1 / 60 // s, of the spring
const LONGEST = 0.25 // s without a call; more is a pause
const FIDGETS = ['hop', 'look', 'stretch'] as const

/** What the creature sees and what is done to it. */
export interface IdleInput {
  health: number // 0–1
  gaze: Spot | null // direction and strength of its look, at most 1 long; null: straight ahead
  body: Spot // place of its body; its limbs follow every change
  isBusy: boolean // a choreography moves it
  isStill: boolean // frozen
  isAsleep: boolean
}

export interface IdleMotion {
  stretch: Spot // scale
  lift: number // height over the floor
  shift: number // of the head to the side
  bend: number // radians
  nod: number // radians, of the head alone
  twist: number // radians
  sway: Spot // of the tips of the limbs
  gaze: Spot // offset of the pupils in radii of an eye
  isBlinking: boolean
}

/** Returns a random time between two, the same for the same `n`. */
const between = (least: number, most: number, n: number) => least + (most - least) * hash(n)

/** Approaches `to` at a rate per second, independently of the frame rate. */
const approach = (from: number, to: number, rate: number, passed: number) =>
  to + (from - to) * Math.exp(-rate * passed)

const bump = (share: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 2

export class IdleLife {
  private readonly motion: IdleMotion = {
    stretch: { x: 1, y: 1 },
    lift: 0,
    shift: 0,
    bend: 0,
    nod: 0,
    twist: 0,
    sway: { x: 0, y: 0 },
    gaze: { x: 0, y: 0 },
    isBlinking: false,
  }
  private time: number | null = null
  private beat: number // phase of the breath, in turns
  private pant = 0 // 0 calm, 1 panting
  private readonly look: Spot = { x: 0, y: 0 }
  private seen: Spot | null = null // the last target of the gaze
  private blinkAt: number
  private blinks = 0
  private stance = 0 // side of its weight, −1 to 1
  private shiftAt = 0
  private shifts = 0
  private fidgetAt: number
  private fidgets = 0
  private readonly speed: Spot = { x: 0, y: 0 } // of the limbs' springs
  private readonly swing: Spot = { x: 0, y: 0 }
  private readonly place: Spot = { x: 0, y: 0 }
  private readonly pace: Spot = { x: 0, y: 0 } // speed of the body

  /** @param isReduced reduced motion: it only looks and blinks */
  constructor(
    private readonly seed: number,
    private readonly isReduced: boolean,
  ) {
    this.beat = hash(seed)
    this.blinkAt = this.nextBlink(0)
    this.fidgetAt = this.nextFidget(0)
  }

  /** @param time seconds of idle animations; it never runs back */
  at(time: number, input: IdleInput): Readonly<IdleMotion> {
    const passed = this.time === null ? 0 : Math.min(LONGEST, Math.max(0, time - this.time))
    if (this.time === null) this.begin(time, input)
    this.time = time
    this.gazeAt(time, passed, input)
    this.blink(time, input)
    if (!this.isReduced && !input.isStill) this.move(time, passed, input)
    return this.motion
  }

  private begin(time: number, { body }: IdleInput) {
    this.blinkAt += time
    this.fidgetAt += time
    this.shiftAt = time
    this.place.x = body.x
    this.place.y = body.y
  }

  private move(time: number, passed: number, input: IdleInput) {
    const { motion } = this
    this.pant = approach(this.pant, input.health < BREATH.weak && !input.isAsleep ? 1 : 0, 2, passed)
    this.beat += (passed / seconds('breath')) * (1 + (BREATH.pant - 1) * this.pant)
    const breath = Math.sin(this.beat * TURN) * (1 + 1.4 * this.pant)
    const late = Math.sin((this.beat - NOD.late / seconds('breath')) * TURN)
    motion.stretch.x = 1 - BREATH.wide * breath
    motion.stretch.y = 1 + BREATH.high * breath
    motion.nod = -NOD.angle * late
    motion.bend = LEAN * this.pant + GAZE.lean * this.look.x
    motion.lift = 0
    motion.twist = this.look.x * GAZE.twist
    this.shiftWeight(time, passed, input)
    this.fidget(time, input)
    this.follow(passed, input)
  }

  private gazeAt(time: number, passed: number, { gaze, isAsleep }: IdleInput) {
    const glance = Math.floor(time / seconds('glance') + hash(this.seed * 1.3))
    const wander = isAsleep || this.isReduced ? 0 : GLANCE
    const to = {
      x: (gaze?.x ?? 0) + wander * (hash(glance * 1.7 + this.seed) - 0.5),
      y: (gaze?.y ?? 0) + wander * (hash(glance * 2.9 + this.seed) - 0.5),
    }
    const far = this.seen ? Math.hypot(to.x - this.seen.x, to.y - this.seen.y) : 0
    if (far > GAZE.jump) this.blinkAt = Math.min(this.blinkAt, time)
    this.seen = to
    this.look.x = approach(this.look.x, to.x, GAZE.ease, passed)
    this.look.y = approach(this.look.y, to.y, GAZE.ease, passed)
    this.motion.gaze.x = this.look.x * GAZE.most
    this.motion.gaze.y = this.look.y * GAZE.most
  }

  private blink(time: number, { isAsleep }: IdleInput) {
    const since = time - this.blinkAt
    if (since > seconds('blink')) this.blinkAt = this.nextBlink(time)
    this.motion.isBlinking = isAsleep || (since >= 0 && since <= seconds('blink'))
  }

  private nextBlink(time: number): number {
    this.blinks += 1
    return time + between(seconds('blinkLeast'), seconds('blinkMost'), this.blinks * 3.1 + this.seed)
  }

  private shiftWeight(time: number, passed: number, { isAsleep }: IdleInput) {
    if (time >= this.shiftAt) {
      this.shifts += 1
      this.shiftAt =
        time + between(seconds('shiftLeast'), seconds('shiftMost'), this.shifts * 2.3 + this.seed)
    }
    const side = isAsleep ? 0 : (this.shifts % 2) * 2 - 1
    this.stance = approach(this.stance, side, 2.6, passed)
    this.motion.shift = this.stance
  }

  private nextFidget(time: number): number {
    this.fidgets += 1
    return time + between(seconds('fidgetLeast'), seconds('fidgetMost'), this.fidgets * 4.7 + this.seed)
  }

  private fidget(time: number, { isBusy, isAsleep }: IdleInput) {
    const share = (time - this.fidgetAt) / seconds('fidget')
    if (isBusy || isAsleep || share > 1) {
      if (share > 0) this.fidgetAt = this.nextFidget(time)
      return
    }
    if (share < 0) return
    const { motion } = this
    const kind = FIDGETS[Math.floor(hash(this.fidgets * 6.1 + this.seed) * FIDGETS.length)]
    if (kind === 'hop') {
      const hop = Math.max(0, Math.sin(share * TURN * 2)) * (1 - share)
      const landing = Math.max(0, -Math.sin(share * TURN * 2)) * (1 - share)
      motion.lift = 0.055 * hop
      motion.stretch.y *= 1 + 0.05 * hop - 0.07 * landing
      motion.stretch.x *= 1 - 0.03 * hop + 0.05 * landing
    } else if (kind === 'look') {
      const away = Math.sin(share * TURN) * Math.sin(share * Math.PI)
      motion.gaze.x = GAZE.most * Math.max(-1, Math.min(1, this.look.x * (1 - bump(share)) + 1.3 * away))
      motion.twist += GAZE.twist * away
      motion.nod += 0.07 * away
      motion.bend += 0.07 * away
    } else {
      const [gather, reach] = [bump(share / 0.4), bump((share - 0.3) / 0.7)]
      motion.stretch.y *= 1 - 0.05 * gather + 0.06 * reach
      motion.stretch.x *= 1 + 0.035 * gather - 0.035 * reach
      motion.bend += 0.05 * gather - 0.09 * reach
    }
  }

  /** Damped springs: the limbs stay behind when the body starts, and swing on when it stops. */
  private follow(passed: number, { body }: IdleInput) {
    const { motion } = this
    const at = {
      x: body.x + 0.02 * motion.shift + motion.bend * 0.5,
      y: body.y - motion.lift - (motion.stretch.y - 1),
    }
    if (passed > 0)
      for (const axis of ['x', 'y'] as const) {
        const pace = (at[axis] - this.place[axis]) / passed
        this.speed[axis] -= (pace - this.pace[axis]) * SPRING.drive * SPRING.turns * TURN
        this.pace[axis] = pace
        this.place[axis] = at[axis]
        this.spring(axis, passed)
      }
    motion.sway.x = this.swing.x + FLUTTER * Math.sin(this.beat * TURN * 0.5)
    motion.sway.y = this.swing.y + FLUTTER * Math.sin(this.beat * TURN - 1.2)
  }

  private spring(axis: 'x' | 'y', passed: number) {
    const rate = SPRING.turns * TURN
    const steps = Math.max(1, Math.ceil(passed / STEP))
    const step = passed / steps
    for (let n = 0; n < steps; n++) {
      this.speed[axis] -=
        (rate * rate * this.swing[axis] + 2 * SPRING.damping * rate * this.speed[axis]) * step
      this.swing[axis] += this.speed[axis] * step
      if (Math.abs(this.swing[axis]) > SPRING.most) {
        this.swing[axis] = Math.sign(this.swing[axis]) * SPRING.most
        this.speed[axis] *= -0.3
      }
    }
  }
}
