/** The shapes of motion: where a particle of a burst is, relative to the burst. Each type of card has one. */
import type { Motion } from '../choreography/attack-looks.ts'
import { hash } from '../draw/noise.ts'
import type { Spot } from '../layout/layout.ts'
import { ease } from '../timing/easings.ts'
import type { GrainPose } from './light-layers.ts'

interface Particle {
  angle: number // radians
  far: number // its reach, in units
  time: number // 0–1
  index: number
  pose: GrainPose // its size may change too
}

const FLAT = 0.85 // height over width of a burst
const TICKS = 7

const outwards = (angle: number, far: number): Spot => ({
  x: Math.cos(angle) * far,
  y: Math.sin(angle) * far * FLAT,
})

export const motions: Record<Motion, (particle: Particle) => Spot> = {
  burst: ({ angle, far, time }) => outwards(angle, far * ease.out(time)),
  /** Flames rise in waves and draw together. */
  lick({ angle, far, time, index }) {
    const sway = Math.sin(time * 11 + index * 1.7) * far * 0.1
    return {
      x: Math.cos(angle) * far * 0.6 * (1 - 0.5 * time) + sway,
      y: far * (0.35 - (0.7 + 0.9 * hash(index * 3.9)) * ease.out(time)),
    }
  },
  /** Heavy pieces are thrown up and drop. */
  fall({ angle, far, time, index }) {
    const up = far * (0.5 + 0.7 * hash(index * 3.9))
    return {
      x: Math.cos(angle) * far * time ** 0.7,
      y: -up * Math.sin(Math.PI * Math.min(1, time * 1.1)) + far * 0.5 * time,
    }
  },
  /** Crystals shoot out, stay and grow. */
  grow({ angle, far, time, pose }) {
    pose.size *= 0.5 + 1.1 * ease.out(Math.min(1, time * 2.5))
    return outwards(angle, far * 0.75 * ease.out(Math.min(1, time * 3.5)))
  },
  /** Air carries them around. */
  spiral: ({ angle, far, time }) => outwards(angle + time * 4.2, far * (0.25 + 0.85 * ease.out(time))),
  /** A machine moves in steps. */
  tick: ({ angle, far, time }) => outwards(angle, far * ease.out(Math.floor(time * TICKS) / TICKS)),
  /** Sound moves in even circles. */
  ring: ({ angle, far, time, index }) =>
    outwards(angle, far * (index % 2 ? 0.75 : 1.1) * ease.out(time) * 0.9),
}
