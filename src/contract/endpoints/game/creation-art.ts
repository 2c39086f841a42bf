/**
 * The art of a player's own card: a creature of the generator in another colour, face, position and view, or an uploaded image. Data and
 * arithmetic shared by page and server, so that the printed card matches the preview.
 */
import { z } from 'zod'
import { type Box, fullLayout } from '../../../domain/card-layout.ts'
import { type CardType, codeName } from './characters.ts'

/** Faces of a creature, named like the patches of the art pipeline. `idle` is the creature itself. */
export const figureFaces = ['idle', 'blink', 'attack', 'hurt'] as const
export const hueStep = 15
const hueTurns = Array.from({ length: 360 / hueStep }, (_, at) => at * hueStep)

export const tones = ['plain', 'pastel', 'deep', 'silver'] as const
export type Tone = (typeof tones)[number]

interface ToneValues {
  saturation: number // 1 keeps it
  brightness: number // 1 keeps it
}

export const toneValues: Readonly<Record<Tone, ToneValues>> = {
  plain: { saturation: 1, brightness: 1 },
  pastel: { saturation: 0.55, brightness: 1.18 },
  deep: { saturation: 1.3, brightness: 0.72 },
  silver: { saturation: 0.08, brightness: 1.08 },
}

/** Percent of the default position of a creature or image. Offsets are percent of the card's width. */
export const figureReach = { zoom: { min: 60, max: 140 }, shift: { min: -30, max: 30 } } as const
export const uploadReach = { zoom: { min: 40, max: 300 }, shift: { min: -100, max: 100 } } as const

export const views = [1, 2, 3] as const // landscapes of a type
/** Numbers of the landscapes of a type. */
export const viewsOf = (type: CardType): readonly number[] => (type === '???' ? [1] : views)

/** Path of a landscape. A number above the maximum returns the type's last one. */
export const backgroundOf = (type: CardType, view: number): string =>
  `/assets/characters/backgrounds/${codeName(type)}-${Math.min(view, viewsOf(type).length)}.webp`

const between = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)

const place = (reach: typeof figureReach | typeof uploadReach) => ({
  zoom: between(reach.zoom),
  x: between(reach.shift),
  y: between(reach.shift),
  isMirrored: z.boolean(),
  view: z.int().min(1).max(views.length),
})

export const FigureArt = z.strictObject({
  kind: z.literal('figure'),
  slug: z.string().regex(/^[a-z]{2,40}$/, 'invalid'), // of the character whose creature it uses
  face: z.enum(figureFaces),
  hue: z.int().refine(hue => hueTurns.includes(hue), 'invalid'), // degrees
  tone: z.enum(tones),
  ...place(figureReach),
})
export type FigureArt = z.infer<typeof FigureArt>

export const uploadId = /^[\w-]{22}$/

export const UploadArt = z.strictObject({
  kind: z.literal('upload'),
  upload: z.string().regex(uploadId, 'invalid'),
  ...place(uploadReach),
})
export type UploadArt = z.infer<typeof UploadArt>

export const CreationArt = z.discriminatedUnion('kind', [FigureArt, UploadArt])
export type CreationArt = z.infer<typeof CreationArt>

export type ColourMatrix = [Row, Row, Row]
type Row = [number, number, number]

const times = (a: ColourMatrix, b: ColourMatrix): ColourMatrix =>
  a.map(row =>
    [0, 1, 2].map(at => row.reduce((sum, value, k) => sum + value * b[k]![at]!, 0)),
  ) as ColourMatrix

/** Weights of red, green and blue for a grey of the same lightness (Filter Effects §8). */
const grey: Row = [0.213, 0.715, 0.072]

const mixed = (weight: number, sine: ColourMatrix, turn: number): ColourMatrix =>
  [0, 1, 2].map(row =>
    [0, 1, 2].map(at => grey[at]! + weight * ((row === at ? 1 : 0) - grey[at]!) + turn * sine[row]![at]!),
  ) as ColourMatrix

const none: ColourMatrix = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
]
const sineOfHue: ColourMatrix = [
  [-0.213, -0.715, 0.928],
  [0.143, 0.14, -0.283],
  [-0.787, 0.715, 0.072],
]

/** Rows for red, green and blue. Equal to the effect of `tintFilter` (Filter Effects: hue-rotate, saturate, brightness). */
export function tintMatrix(hue: number, tone: Tone): ColourMatrix {
  const angle = (hue * Math.PI) / 180
  const turned = mixed(Math.cos(angle), sineOfHue, Math.sin(angle))
  const { saturation, brightness } = toneValues[tone]
  const toned = times(mixed(saturation, none, 0), turned)
  return toned.map(row => row.map(value => value * brightness)) as ColourMatrix
}

/** The same as a CSS filter. Undefined for a creature in its original colours. */
export function tintFilter(hue: number, tone: Tone): string | undefined {
  if (hue === 0 && tone === 'plain') return undefined
  const { saturation, brightness } = toneValues[tone]
  return `hue-rotate(${hue}deg) saturate(${saturation}) brightness(${brightness})`
}

/** Scales a box about its centre and moves it, in pixels of the card. */
export function placed(box: Box, { zoom, x, y }: { zoom: number; x: number; y: number }): Box {
  const [w, h] = [(box.w * zoom) / 100, (box.h * zoom) / 100]
  return {
    x: box.x + (box.w - w) / 2 + (x / 100) * fullLayout.width,
    y: box.y + (box.h - h) / 2 + (y / 100) * fullLayout.width,
    w,
    h,
  }
}

/** Position of an uploaded image. At 100 % it covers the card's window. */
export function uploadBox(size: { width: number; height: number }, art: UploadArt): Box {
  const { window } = fullLayout
  const scale = Math.max(window.w / size.width, window.h / size.height)
  const [w, h] = [size.width * scale, size.height * scale]
  return placed({ x: window.x + (window.w - w) / 2, y: window.y + (window.h - h) / 2, w, h }, art)
}
