/**
 * The attack looks of the fifteen types: projectile, burst and particles. Data only, used by the functions in this
 * folder. Sizes are shares of the target's height.
 */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { Shape } from '../draw/fx-shapes.ts'

/** The projectile. */
export type Shot =
  | { kind: 'jet' } // a boiling stream
  | { kind: 'volley'; shape: Shape; count: number; size: number; arc: number; spin: number; spread: number }
  | { kind: 'waves'; shape: Shape; count: number; size: number } // grow in flight
  | { kind: 'beam' } // instantaneous, first thin, then thick
  | { kind: 'pillar' } // from the sky
  | { kind: 'fall'; shape: Shape; count: number; size: number } // diagonally down on the target
  | { kind: 'orb' } // slow and dark

/** The effect at the point of impact. */
export type Core = 'flames' | 'rings' | 'crystals' | 'star' | 'void' | 'splash'

/** The shape of a type's motion: what its particles do after a blow. */
export type Motion = 'burst' | 'lick' | 'fall' | 'grow' | 'spiral' | 'tick' | 'ring'

/** Particles of a burst. `pull` is gravity; below 0 they rise. */
export interface Debris {
  motion: Motion
  shape: Shape
  count: number
  size: number
  pull: number
  spin: number // number of rotations
  glows: boolean // additive blending; false for solid objects
}

export interface AttackLook {
  light: 'dash' | 'bolt'
  heavy: 'leap' | 'shot' // how a heavy blow reaches its target
  shot: Shot
  core: Core
  debris: Debris
  glow: string // colour of the glow
  body: string // colour of solid objects
  hot: string // the brightest colour
}

const debris = (
  motion: Motion,
  shape: Shape,
  count: number,
  size: number,
  pull: number,
  spin: number,
  glows = false,
): Debris => ({ motion, shape, count, size, pull, spin, glows })

const looks: Record<CardType, AttackLook> = {
  Natura: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'volley', shape: 'leaf', count: 9, size: 0.2, arc: 0.35, spin: 2, spread: 0.5 },
    core: 'rings',
    debris: debris('spiral', 'leaf', 18, 0.16, 0.5, 1.5),
    glow: '#3f9a2a',
    body: '#8ee04a',
    hot: '#e8ffb0',
  },
  Aria: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'volley', shape: 'blade', count: 4, size: 0.42, arc: 0.1, spin: 0, spread: 0.55 },
    core: 'rings',
    debris: debris('spiral', 'blade', 9, 0.26, 0, 0.6, true),
    glow: '#3aa8a0',
    body: '#bff5ee',
    hot: '#f2fffd',
  },
  Fuoco: {
    light: 'dash',
    heavy: 'shot',
    shot: { kind: 'jet' },
    core: 'flames',
    debris: debris('lick', 'flame', 14, 0.13, -0.7, 0.3, true),
    glow: '#e8501a',
    body: '#ff9a2a',
    hot: '#fff4d0',
  },
  Terra: {
    light: 'dash',
    heavy: 'leap',
    shot: { kind: 'volley', shape: 'rock', count: 4, size: 0.34, arc: 0.8, spin: 1, spread: 0.35 },
    core: 'star',
    debris: debris('fall', 'rock', 16, 0.15, 1.6, 1.2),
    glow: '#8a5a24',
    body: '#c99a62',
    hot: '#ffe2b0',
  },
  Oggetto: {
    light: 'dash',
    heavy: 'leap',
    shot: { kind: 'volley', shape: 'star', count: 3, size: 0.34, arc: 0.55, spin: 2.5, spread: 0.3 },
    core: 'star',
    debris: debris('fall', 'square', 18, 0.09, 1.2, 2),
    glow: '#c8741a',
    body: '#ffc34a',
    hot: '#fff6d8',
  },
  Acqua: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'jet' },
    core: 'splash',
    debris: debris('fall', 'drop', 20, 0.13, 1.5, 0.2),
    glow: '#1a6ac8',
    body: '#7accff',
    hot: '#eaf8ff',
  },
  Ghiaccio: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'volley', shape: 'shard', count: 6, size: 0.34, arc: 0.05, spin: 0, spread: 0.45 },
    core: 'crystals',
    debris: debris('grow', 'flake', 16, 0.13, 0.25, 0.8, true),
    glow: '#3a80c8',
    body: '#d4f0ff',
    hot: '#ffffff',
  },
  Psichico: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'waves', shape: 'ring', count: 5, size: 0.6 },
    core: 'rings',
    debris: debris('ring', 'sparkle', 12, 0.13, -0.2, 1, true),
    glow: '#b02a9a',
    body: '#ff8ae0',
    hot: '#ffe6fb',
  },
  Meccanico: {
    light: 'dash',
    heavy: 'leap',
    shot: { kind: 'volley', shape: 'gear', count: 3, size: 0.34, arc: 0.12, spin: 2, spread: 0.4 },
    core: 'star',
    debris: debris('tick', 'spark', 20, 0.22, 1.3, 0, true),
    glow: '#b8701a',
    body: '#c8d2dc',
    hot: '#fff0b0',
  },
  Cosmico: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'fall', shape: 'comet', count: 5, size: 0.55 },
    core: 'star',
    debris: debris('burst', 'sparkle', 16, 0.16, 0, 1, true),
    glow: '#5a3ad0',
    body: '#b8a4ff',
    hot: '#f4f0ff',
  },
  Divino: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'pillar' },
    core: 'rings',
    debris: debris('lick', 'sparkle', 18, 0.14, -0.8, 0.4, true),
    glow: '#d89a1a',
    body: '#ffe9a0',
    hot: '#fffdf0',
  },
  Luce: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'beam' },
    core: 'star',
    debris: debris('burst', 'spark', 16, 0.2, 0, 0, true),
    glow: '#d8b020',
    body: '#fff0a0',
    hot: '#ffffff',
  },
  Oscurità: {
    light: 'dash',
    heavy: 'shot',
    shot: { kind: 'orb' },
    core: 'void',
    debris: debris('spiral', 'puff', 14, 0.24, -0.3, 0.5),
    glow: '#6a2ab8',
    body: '#2a1040',
    hot: '#d8a8ff',
  },
  Suono: {
    light: 'bolt',
    heavy: 'shot',
    shot: { kind: 'waves', shape: 'arc', count: 5, size: 0.75 },
    core: 'rings',
    debris: debris('ring', 'note', 10, 0.18, -0.5, 0.3),
    glow: '#c8308a',
    body: '#ffb0dc',
    hot: '#fff0f8',
  },
  '???': {
    light: 'dash',
    heavy: 'leap',
    shot: { kind: 'volley', shape: 'square', count: 12, size: 0.14, arc: 0, spin: 0.5, spread: 0.9 },
    core: 'void',
    debris: debris('tick', 'square', 22, 0.12, 0, 0.25, true),
    glow: '#d030c0',
    body: '#7affd8',
    hot: '#ffffff',
  },
}

/** Returns the attack look of this card type. It is the same object for each call. */
export const attackLookOf = (tipo: CardType): AttackLook => looks[tipo]

/** Returns whether the body itself reaches the target in a blow of this type. */
export const leapsAtTarget = (tipo: CardType, heavy: boolean): boolean =>
  heavy ? looks[tipo].heavy === 'leap' : looks[tipo].light === 'dash'
