/**
 * What archetypes and parts work on: the sculpture being made, the card's palette and options, and the anatomy the
 * archetype leaves behind so that parts know where head, hands and back are.
 */
import type { FaceOptions } from './face/options.ts'
import type { Vec3 } from './glsl/values.ts'
import type { LightRig } from './lights.ts'
import { type Action, bodyShapes, type Gesture, type Pose } from './pose/pose.ts'
import type { Material } from './sculpture.ts'
import { Sculpture } from './sculpture.ts'

export interface Palette {
  body: string
  shade: string // lower and darker half of the body
  belly: string
  accent: string
  dark: string // outlines, mouths, soles
  iris: string
  glow: string // jewels, flames, screens
  foot?: string
  blush?: string
  horn?: string
}

export type Expression = 'calm' | 'blink' | 'attack' | 'hurt'

export interface Anatomy {
  headCentre: Vec3
  headRadii: Vec3
  skin: Material
  gesture: Partial<Record<Action, Gesture>> // where an archetype moves differently from the others
}

/** Options are read by name by each archetype; a spec line may carry any of them. */
export interface BodyOptions {
  face?: FaceOptions
  tilt?: number // of the head, radians
  headRadii?: Vec3
  headCentre?: Vec3
  bodyRadii?: Vec3
  muzzle?: Vec3
  pattern?: 'spots' | 'stripes' | 'mottle'
  patternScale?: number
  patternSeed?: number
  rough?: number
  coat?: number
  bump?: number
  [flag: string]: unknown
}

export interface Creature {
  sculpture: Sculpture
  palette: Palette
  light: LightRig
  options: BodyOptions
  expression: Expression
  pose: Pose
  yaw: number
  random: () => number
  anatomy: Anatomy
}

export const newCreature = (given: Omit<Creature, 'sculpture' | 'anatomy'>): Creature => ({
  ...given,
  sculpture: new Sculpture(),
  anatomy: {
    headCentre: [0, 0, 0],
    headRadii: [0.5, 0.5, 0.5],
    skin: { colour: given.palette.body },
    gesture: {},
  },
})

/** Names the head's own space h and its mirrored twin hm; `h` is rolled by tilt and nodded by pitch. */
export function headSpace(c: Creature, centre: Vec3, tilt = 0.06, pitch = 0): void {
  const { nod, roll } = c.pose === 'rest' ? { nod: 0, roll: 0 } : bodyShapes[c.pose]
  const nodded = pitch + nod
  const rolled = `turnZ(p-vec3(${centre.map(x => x.toFixed(4)).join(',')}),${(tilt + roll).toFixed(4)})`
  c.sculpture.space('h', nodded ? `turnX(${rolled},${nodded.toFixed(4)})` : rolled)
  c.sculpture.space('hm', 'vec3(abs(h.x),h.yz)')
  c.sculpture.scalar('headSide', 'h.x<0.?-1.:1.')
  c.anatomy.headCentre = centre
}
