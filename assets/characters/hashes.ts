/**
 * What is drawn, as hashes: a picture is stale exactly when its shader or its page changed, whatever file caused it. All is
 * computed without a browser. Raise EDITION when framing or encoding changes, which no shader shows.
 */
import { createHash } from 'node:crypto'
import { landscapeFragment } from './backgrounds/landscape.ts'
import { particlesFragment } from './backgrounds/particles.ts'
import { type Background, backgroundOf } from './backgrounds/views.ts'
import { buildCreature } from './build.ts'
import { type CardArt, cardHtml } from './card/card.ts'
import { compactHtml } from './card/compact.ts'
import type { Expression } from './creature.ts'
import { creatureFragment } from './fragment.ts'
import { actionFragment } from './pose/draw-action.ts'
import { reliefOf } from './pose/draw-relief.ts'
import { actions } from './pose/pose.ts'
import type { ArtSpec } from './specs/spec.ts'

const EDITION = 2
const POSES = 1 // as EDITION, for the pictures of actions and the relief
const DRAWING = 2 // raised when pictures are cut out of the same shaders in another way

const expressions: readonly Expression[] = ['calm', 'blink', 'attack', 'hurt']
const noArt: CardArt = {
  creature: '',
  glow: '',
  background: '',
  particles: '',
  top: 0,
  foot: 1,
  footWidth: 0.5,
  floats: false,
}

export const digest = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)

/** Of the shaders of a creature's four faces, before any encoding. */
export function drawingHash(spec: ArtSpec): string {
  const fragments = expressions.map(expression => {
    const { sculpture, light, yaw } = buildCreature(spec, expression)
    return `${creatureFragment(sculpture, light)}${yaw}`
  })
  return digest(DRAWING, ...fragments)
}

/** Of the layers a character is put together from. */
export const layersHash = (spec: ArtSpec): string => digest(EDITION, drawingHash(spec))

/** Of the pictures that the stage moves a character with. */
export const posesHash = (spec: ArtSpec): string =>
  digest(POSES, spec.yaw ?? '', reliefOf(spec), ...actions.map(action => actionFragment(spec, action)))

export const backgroundHash = ({ tipo, view }: Background): string =>
  digest(EDITION, landscapeFragment(tipo, view))

export const particlesHash = ({ tipo, view }: Background): string =>
  digest(particlesFragment(tipo, view.seed))

/** Of the full, the small and the smallest card around given layers. */
export function cardHash(spec: ArtSpec, layers: string): string {
  const background = backgroundOf(spec)
  const art = { ...noArt, floats: spec.floats ?? false }
  return digest(
    layers,
    backgroundHash(background),
    particlesHash(background),
    cardHtml(art, spec.tipo, spec.rarita),
    compactHtml(art, spec.tipo, spec.rarita),
  )
}
