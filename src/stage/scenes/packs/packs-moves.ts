/** The look of each step of a script: tweens from an object's current pose to its next pose at rest. */
import { gsap } from 'gsap'
import { typeLooks } from '@/design/card/card-look.ts'
import type { PackTier } from '@/engine/packs/odds.ts'
import { BRIGHTEST, type FlashRule } from '../../choreography/flash-rule.ts'
import { ease } from '../../timing/easings.ts'
import { packColours } from './draw-pack.ts'
import { isHighlight, type PacksPicture } from './packs-picture.ts'
import type { PacksScene } from './packs-scene.ts'
import type { PacksStep, PacksStepName } from './packs-script.ts'
import { cardPose, groundPose, hintColours, lightOf, mouthOf, packPose, stripPose } from './poses.ts'

export interface Moving {
  scene: PacksScene
  after: PacksPicture
  flashes: FlashRule
  timeline: gsap.core.Timeline
}

type Move = (moving: Moving, step: PacksStep, seconds: number, at: number) => void

/** Moves everything to its rest in the picture after. */
const settleAll =
  (easing: typeof ease.out): Move =>
  ({ scene, after, timeline }, _step, seconds, at) => {
    const to = { duration: seconds, ease: easing }
    for (const [index, { pose }] of scene.packs.entries())
      timeline.to(pose, { ...packPose(after, scene.plan, index), ...to }, at)
    for (const [index, { pose }] of scene.cards.entries())
      timeline.to(pose, { ...cardPose(after, scene.plan, index), ...to }, at)
    timeline.to(scene.groundPose, { ...groundPose(after, scene.plan), ...to }, at)
    timeline.to(scene.strip, { ...stripPose(after, scene.plan), ...to }, at)
    timeline.to(scene.touch, { drag: 0, ...to }, at)
  }

/** A pack that leaves the ring on one side enters on the other, not through the middle. */
function passRound({ scene, after }: Moving) {
  const middle = scene.plan.hand.x
  for (const [index, { pose }] of scene.packs.entries()) {
    const rest = packPose(after, scene.plan, index)
    const isAcross = (pose.x - middle) * (rest.x - middle) < 0 && Math.abs(pose.x - rest.x) > middle
    if (isAcross) Object.assign(pose, rest, { alpha: 0 })
  }
}

/** After a torn pack the next one of its kind enters from below. */
function takeFresh({ scene, after }: Moving) {
  const pose = scene.packs[after.chosen]?.pose
  if (!pose || pose.tear === 0) return
  const rest = packPose(after, scene.plan, after.chosen)
  Object.assign(pose, rest, { y: rest.y + 60, alpha: 0, tear: 0 })
}

const heldPack = ({ scene, after }: Moving) => scene.packs[after.chosen]?.pose
const heldCard = ({ scene }: Moving, { at = 0 }: PacksStep) => scene.cards[at]
const toGround = ({ scene, after, timeline }: Moving, seconds: number, at: number) =>
  timeline.to(scene.groundPose, { ...groundPose(after, scene.plan), duration: seconds, ease: ease.out }, at)

const rip: Move = (moving, _step, seconds, at) => {
  const pose = heldPack(moving)
  if (!pose) return
  moving.timeline.to(pose, { tear: 1, turn: 0, nod: 0, duration: seconds, ease: ease.in }, at)
}

/** Flies in an arc over the table, rotating, and stays where it lands. */
const fly: Move = ({ scene, after, timeline }, _step, seconds, at) => {
  const rest = stripPose(after, scene.plan)
  const { strip } = scene
  timeline.to(strip, { x: rest.x, duration: seconds, ease: 'power1.inOut' }, at)
  timeline.to(strip, { y: strip.y - 70, duration: seconds * 0.42, ease: 'power2.out' }, at)
  timeline.to(strip, { y: rest.y, duration: seconds * 0.58, ease: 'power2.in' }, at + seconds * 0.42)
  timeline.to(strip, { tilt: rest.tilt, w: rest.w, duration: seconds, ease: ease.out }, at)
  timeline.to(strip, { curl: rest.curl, duration: seconds * 0.7, ease: ease.out }, at)
}

const burst: Move = moving => {
  const { scene, after, flashes } = moving
  const mouth = mouthOf(scene.plan)
  const tint = lightOf(after)
  const tier: PackTier = scene.packs[after.chosen]?.piece.tier ?? 'common'
  scene.sparks.burst({
    at: mouth,
    reach: 190,
    seconds: 0.95,
    count: 46,
    tints: ['#fff4d0', tint, packColours[tier].light],
    shapes: ['dot', 'sparkle', 'spark'],
    rise: -0.35,
    size: 15,
  })
  flash(scene, flashes, tint)
}

/** Lights the table for a moment if the flash rule allows it. */
function flash(scene: PacksScene, flashes: FlashRule, tint: string) {
  if (!flashes.take(1)) return
  const light = scene.ground.flashes
  light.tint = tint
  gsap.killTweensOf(light)
  gsap.fromTo(light, { alpha: BRIGHTEST }, { alpha: 0, duration: 0.42, ease: 'power2.out' })
}

const sink: Move = (moving, _step, seconds, at) => {
  const { scene, after, timeline } = moving
  for (const [index, { pose }] of scene.packs.entries())
    timeline.to(pose, { ...packPose(after, scene.plan, index), duration: seconds, ease: ease.out }, at)
  toGround(moving, seconds, at)
}

const out: Move = ({ scene, after, timeline }, { at: card = 0 }, seconds, at) => {
  const cardAt = scene.cards[card]
  if (!cardAt) return
  const rest = cardPose(after, scene.plan, card)
  const { hint: _, alpha, x, y, ...others } = rest
  timeline.to(cardAt.pose, { alpha, duration: seconds * 0.25, ease: ease.even }, at)
  timeline.to(cardAt.pose, { ...others, x, duration: seconds, ease: ease.out }, at)
  timeline.to(cardAt.pose, { y, duration: seconds, ease: ease.back }, at)
}

const dim: Move = ({ scene, after, timeline }, { at: card = 0 }, seconds, at) => {
  for (const [index, { pose }] of scene.cards.entries())
    if (index !== card) timeline.to(pose, { light: 0.35, duration: seconds, ease: ease.out }, at)
  const isUnica = after.cards[card]?.face.rarity === 'Unica' // to black before the colours
  timeline.to(
    scene.groundPose,
    { rays: 0.06, mat: isUnica ? 0.06 : 0.55, duration: seconds, ease: ease.out },
    at,
  )
}

/** A hit stop: idle animations are paused too. */
const hold: Move = ({ scene, timeline }, _step, seconds, at) => {
  timeline.call(() => freeze(scene, true), undefined, at)
  timeline.call(() => freeze(scene, false), undefined, at + seconds)
}

const freeze = (scene: PacksScene, frozen: boolean) => {
  scene.frozen = frozen
}

const rise: Move = (moving, step, seconds, at) => {
  const { scene, after, timeline } = moving
  const held = heldCard(moving, step)
  if (!held) return
  timeline.call(() => scene.bringForward(step.at ?? 0), undefined, at)
  const { flip: _flip, pop: _pop, hint: _hint, ...rest } = cardPose(after, scene.plan, step.at ?? 0)
  if (after.hero === step.at) {
    timeline.to(held.pose, { ...rest, tilt: 0, duration: seconds, ease: ease.out }, at)
    const pack = heldPack(moving)
    if (pack)
      timeline.to(
        pack,
        { ...packPose(after, scene.plan, after.chosen), duration: seconds, ease: ease.in },
        at,
      )
    timeline.to(scene.strip, { ...stripPose(after, scene.plan), duration: seconds }, at)
  } else timeline.to(held.pose, { y: held.pose.y - 12, duration: seconds, ease: ease.out }, at)
}

const shake: Move = ({ scene, timeline }, _step, seconds, at) => {
  const power = { units: 0 }
  const tremble = () => scene.setShake(power.units)
  timeline.to(power, { units: 2, duration: seconds * 0.85, ease: ease.even, onUpdate: tremble }, at)
  timeline.to(power, { units: 0, duration: seconds * 0.15, onUpdate: tremble }, at + seconds * 0.85)
}

const flip: Move = (moving, step, seconds, at) => {
  const { scene, after, timeline } = moving
  const held = heldCard(moving, step)
  if (!held) return
  const rest = cardPose(after, scene.plan, step.at ?? 0)
  timeline.to(held.pose, { flip: 0, duration: seconds, ease: 'power2.inOut' }, at)
  timeline.to(held.pose, { w: rest.w * 1.07, duration: seconds * 0.5, ease: 'power1.out' }, at)
  timeline.to(
    held.pose,
    { w: rest.w, x: rest.x, y: rest.y, hint: rest.hint, duration: seconds * 0.5, ease: ease.out },
    at + seconds * 0.5,
  )
}

/** Light over the face that was just shown. */
const crown: Move = (moving, step, seconds, at) => {
  const { scene, after, timeline, flashes } = moving
  const card = after.cards[step.at ?? 0]
  if (!card) return
  const { rarity, type } = card.face
  const great = isHighlight(rarity)
  const spot = cardPose(after, scene.plan, step.at ?? 0)
  timeline.call(
    () => {
      scene.sparks.burst({
        at: spot,
        reach: great ? 250 : 110,
        seconds: seconds * (great ? 2 : 1.6),
        count: great ? 60 : 18,
        tints: ['#ffffff', hintColours[rarity], typeLooks[type].light],
        shapes: great ? ['sparkle', 'dot', 'star', 'spark'] : ['sparkle', 'dot'],
        rise: 0.12,
        size: great ? 19 : 12,
      })
      if (great) flash(scene, flashes, typeLooks[type].light)
    },
    undefined,
    at,
  )
  toGround(moving, seconds * 0.5, at)
}

const pop: Move = (moving, step, seconds, at) => {
  const held = heldCard(moving, step)
  if (held) moving.timeline.to(held.pose, { pop: 1, duration: seconds, ease: ease.spring }, at)
}

const home: Move = (moving, step, seconds, at) => {
  const { scene, after, timeline } = moving
  const held = heldCard(moving, step)
  if (held)
    timeline.to(
      held.pose,
      { ...cardPose(after, scene.plan, step.at ?? 0), duration: seconds, ease: ease.out },
      at,
    )
  if (step.at !== 0) return
  sink(moving, step, seconds, at)
  timeline.to(scene.strip, { ...stripPose(after, scene.plan), duration: seconds, ease: ease.out }, at)
}

const shiver: Move = (moving, _step, seconds, at) => {
  const pose = heldPack(moving)
  if (!pose) return
  moving.timeline.to(pose, { w: pose.w * 1.05, duration: seconds * 0.35, ease: ease.out }, at)
  moving.timeline.to(
    pose,
    { w: moving.scene.plan.hand.w, duration: seconds * 0.65, ease: ease.back },
    at + seconds * 0.35,
  )
}

/** Reduced motion: changed objects fade out and fade in at their new position. */
const fade: Move = ({ scene, after, timeline }, { at: card }, seconds, at) => {
  const half = { duration: seconds / 2, ease: ease.even }
  const lone = card !== undefined && after.hero === null ? scene.cards[card]?.piece : undefined
  const shade = lone ? lone.shade : scene.shade
  timeline.to(shade, { alpha: 0, ...half }, at)
  timeline.call(() => scene.show(after), undefined, at + seconds / 2)
  timeline.fromTo(shade, { alpha: 0 }, { alpha: 1, ...half, immediateRender: false }, at + seconds / 2)
}

const moves: Record<PacksStepName, Move> = {
  slide: (...args) => {
    passRound(args[0])
    settleAll(ease.out)(...args)
  },
  pick: (...args) => {
    takeFresh(args[0])
    settleAll(ease.back)(...args)
  },
  'lay-back': settleAll(ease.out),
  shiver,
  rip,
  fly,
  burst: (moving, step, seconds, at) =>
    void moving.timeline.call(() => burst(moving, step, seconds, at), undefined, at),
  sink,
  out,
  dim,
  hold,
  rise,
  shake,
  flip,
  crown,
  pop,
  home,
  'put-away': (...args) => {
    takeFresh(args[0])
    settleAll(ease.out)(...args)
  },
  fade,
}

/** Adds the tweens of one step to the timeline of the script. */
export const moveStep = (moving: Moving, step: PacksStep): void =>
  moves[step.name](moving, step, step.length / 1000, step.from / 1000)
