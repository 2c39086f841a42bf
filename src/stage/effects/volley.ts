/** Projectiles that fly as separate objects: thrown in an arc, falling from the sky, or growing as waves. */

import { clamp } from '@/lib/clamp.ts'
import type { AttackLook, Shot } from '../choreography/attack-looks.ts'
import { hash } from '../draw/noise.ts'
import type { Spot } from '../layout/layout.ts'
import type { GrainPose, LightLayers } from './light-layers.ts'

type Of<K extends Shot['kind']> = Extract<Shot, { kind: K }>

const LEAVING = 0.45 // share of the flight after which all have started
const TRAIL = 3 // glows behind each object
const LAG = 0.07 // share of the flight between them

const between = (a: number, b: number, share: number) => a + (b - a) * share

/** Returns the progress of object `index` of `count`. They start one after another and arrive together with the last one. */
const ownTime = (index: number, count: number, time: number) =>
  clamp((time - (index / Math.max(1, count)) * LEAVING) / (1 - LEAVING), 0, 1)

/**
 * @param size height of the target, in units
 * @param duration seconds until the last one arrives
 */
export function volley(
  layers: LightLayers,
  from: Spot,
  to: Spot,
  size: number,
  look: AttackLook,
  shot: Of<'volley'>,
  duration: number,
): void {
  const { count, arc, spin, spread, shape } = shot
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const heading = Math.atan2(to.y - from.y, to.x - from.x)
  const fly = (index: number, time: number, pose: GrainPose) => {
    const t = ownTime(index, count, time) ** 1.4
    const aside = (hash(index * 3.7) - 0.5) * spread * size
    pose.x = between(from.x, to.x, t) - Math.sin(heading) * aside * t
    pose.y =
      between(from.y, to.y, t) + Math.cos(heading) * aside * t - Math.sin(Math.PI * t) * arc * far * 0.4
    pose.rotation = spin ? time * spin * Math.PI * 2 + index : heading + Math.PI / 2
    pose.alpha = t === 0 || t === 1 ? 0 : 1
    pose.size = size * shot.size * (0.8 + 0.4 * hash(index * 5.1))
  }
  if (shape === 'blade') {
    layers.swarm({
      count,
      duration,
      shape: () => shape,
      tint: () => look.body,
      glows: true,
      place: turned(fly, heading),
    })
    return
  }
  layers.swarm({
    count: count * TRAIL,
    duration,
    shape: () => 'dot',
    tint: () => look.glow,
    glows: true,
    over: layers.back,
    place(index, time, pose) {
      const lag = ((index % TRAIL) + 1) * LAG
      fly(Math.floor(index / TRAIL), Math.max(0, time - lag), pose)
      pose.size *= 1.5 - lag * 3
      pose.alpha *= 0.5 - lag
    },
  })
  layers.swarm({ count, duration, shape: () => shape, tint: () => look.body, glows: false, place: fly })
}

type Place = (index: number, time: number, pose: GrainPose) => void

/** Shapes that are drawn facing right. */
const turned =
  (place: Place, heading: number): Place =>
  (index, time, pose) => {
    place(index, time, pose)
    pose.rotation = heading
  }

/**
 * @param size height of the target, in units
 * @param duration seconds
 */
export function waves(
  layers: LightLayers,
  from: Spot,
  to: Spot,
  size: number,
  look: AttackLook,
  shot: Of<'waves'>,
  duration: number,
): void {
  const heading = Math.atan2(to.y - from.y, to.x - from.x)
  layers.swarm({
    count: shot.count,
    duration,
    shape: () => shot.shape,
    tint: index => (index % 2 ? look.body : look.glow),
    glows: true,
    place(index, time, pose) {
      const t = ownTime(index, shot.count, time)
      pose.x = between(from.x, to.x, t)
      pose.y = between(from.y, to.y, t)
      pose.rotation = heading
      pose.size = size * shot.size * (0.25 + 0.9 * t)
      pose.stretch = shot.shape === 'ring' ? 1.15 + 0.15 * Math.sin(time * 30 + index) : 1
      pose.alpha = t === 0 ? 0 : Math.min(1, (1 - t) * 4 + 0.2)
    },
  })
}

/**
 * @param size height of the target, in units; they start at 2.6 times that height
 * @param duration seconds until the last one arrives
 */
export function fall(
  layers: LightLayers,
  to: Spot,
  size: number,
  look: AttackLook,
  shot: Of<'fall'>,
  duration: number,
): void {
  const slant = Math.PI * 0.32 // direction of the fall
  const way = size * 2.6
  layers.swarm({
    count: shot.count,
    duration,
    shape: () => shot.shape,
    tint: index => (index % 3 ? look.body : look.hot),
    glows: true,
    place(index, time, pose) {
      const t = ownTime(index, shot.count, time) ** 1.3
      const aside = (hash(index * 2.9) - 0.5) * size * 0.8
      pose.x = to.x + aside + Math.cos(slant) * way * (1 - t)
      pose.y = to.y - Math.sin(slant) * way * (1 - t) + aside * 0.2
      pose.rotation = slant + Math.PI / 2 - Math.PI + Math.PI
      pose.size = size * shot.size * 0.55
      pose.stretch = 2.4
      pose.alpha = t === 0 || t === 1 ? 0 : 1
    },
  })
}

/** A dark ball with a glowing rim and a trail of smoke. */
export function orb(
  layers: LightLayers,
  from: Spot,
  to: Spot,
  size: number,
  look: AttackLook,
  duration: number,
): void {
  const ways = ['dot', 'ring', 'dot'] as const
  const at = (t: number, pose: GrainPose) => {
    pose.x = between(from.x, to.x, t)
    pose.y = between(from.y, to.y, t) - Math.sin(Math.PI * t) * size * 0.15
  }
  layers.swarm({
    count: 8,
    duration,
    shape: () => 'puff',
    tint: index => (index % 2 ? look.body : look.glow),
    glows: false,
    over: layers.back,
    place(index, time, pose) {
      const t = Math.max(0, time ** 1.8 - index * 0.045)
      at(t, pose)
      pose.x += Math.cos(index * 2.1 + time * 9) * size * 0.08
      pose.y += Math.sin(index * 2.1 + time * 9) * size * 0.08
      pose.size = size * (0.5 - index * 0.035)
      pose.alpha = t === 0 ? 0 : 0.7 - index * 0.07
    },
  })
  layers.swarm({
    count: 3,
    duration,
    shape: index => ways[index]!,
    tint: index => [look.glow, look.hot, look.body][index]!,
    glows: false,
    place(index, time, pose) {
      at(time ** 1.8, pose)
      pose.size = size * [0.85, 0.46, 0.62][index]! * (0.6 + 0.4 * time)
      pose.alpha = [0.55, 0.9, 1][index]!
    },
  })
}
