/** Art from a number: the same seed gives the same figure, colour, face and place. Pure. */
import { type FigureArt, figureFaces, hueStep, tones, views } from '@/contract/endpoints/game/creation-art.ts'

export const seedLimit = 1_000_000

/** Pseudo-random 32 bits (splitmix32). */
function words(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return (word ^ (word >>> 15)) >>> 0
  }
}

export function artFromSeed(seed: number, figures: readonly string[]): FigureArt {
  const next = words(seed)
  const pick = <T>(all: readonly T[], fallback: T): T => all[next() % Math.max(1, all.length)] ?? fallback
  return {
    kind: 'figure',
    slug: pick(figures, 'nuvoletta'),
    hue: (next() % (360 / hueStep)) * hueStep,
    tone: pick(tones, 'plain'),
    face: pick(figureFaces, 'idle'),
    view: pick(views, 1),
    isMirrored: next() % 2 === 1,
    zoom: 94 + (next() % 13),
    x: 0,
    y: 0,
  }
}
