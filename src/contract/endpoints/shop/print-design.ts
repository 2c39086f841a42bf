/**
 * The design of printed goods (decision 0018): layers in millimetres on each side. Pure rules for the page and the server. The server's
 * result is authoritative.
 */
import { z } from 'zod'
import { isDrawable } from '../../../domain/drawable-text.ts'
import type { Cents } from '../../../domain/money.ts'
import { priceAt, type Tier } from '../../../domain/pricing.ts'
import { isWithin, turnedSize } from '../../../domain/print-frame.ts'
import { type PrintSide, printSides } from '../../../domain/print-sides.ts'
import { type PrintPlace, printSurfaceCodes, printSurfaces } from '../../../domain/print-surfaces.ts'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { uploadBytes, uploadTypes } from '../../picture-upload.ts'
import { Prices } from './catalog.ts'

export const layersPerSide = 12
export const printTextLength = 40
/** How often the layers of one side together may cover its frame. Their area determines the cost of drawing the print file. */
export const mostCover = 4
/** Print files per order. Each printed side of each line is one. */
export const printsPerOrder = 24
/** Uploads per account in 24 hours. Guests are counted by their network address. */
export const designPictureDayLimit = 40

/** Re-encoded at upload. The id allows printing the image; images of an account are limited to that account. */
export const DesignPictureId = z.string().regex(/^[\w-]{22}$/, 'invalid')

const side = (most: number) => z.number({ error: 'range' }).min(-most, 'range').max(most, 'range')
const length = z.number({ error: 'range' }).min(1, 'range').max(1000, 'range')

const place = {
  id: z.string().regex(/^[a-z0-9]{1,8}$/, 'invalid'), // unique among the layers of its side
  x: side(1000), // millimetres, of its centre
  y: side(1000),
  width: length, // millimetres, before rotation
  height: length,
  angle: side(180), // degrees, clockwise
}

export const PrintLayer = z.discriminatedUnion('kind', [
  z.strictObject({
    ...place,
    kind: z.literal('character'),
    slug: z.string().regex(/^[a-z]{2,40}$/, 'invalid'),
  }),
  z.strictObject({ ...place, kind: z.literal('picture'), picture: DesignPictureId }),
  z.strictObject({
    ...place,
    kind: z.literal('text'),
    text: z
      .string()
      .overwrite(cleanLine)
      .min(1, 'required')
      .max(printTextLength, 'too_long')
      .refine(isDrawable, 'print_letters'), // characters missing in the print fonts would be printed as boxes
    colour: z.string().regex(/^#[0-9a-f]{6}$/, 'colour'),
  }),
])
export type PrintLayer = z.infer<typeof PrintLayer>

const Layers = z.array(PrintLayer).max(layersPerSide, 'range').default([])

/** The lowest layer first. */
export const PrintDesign = z.strictObject({ front: Layers, back: Layers }).meta({ id: 'PrintDesign' })
export type PrintDesign = z.infer<typeof PrintDesign>

export const printRates = ['character', 'text', 'picture', 'side'] as const

/** How a collection prints. The rates are per piece, `side` for each further side. */
export const PrintOffer = z.object({
  surface: z.enum(printSurfaceCodes),
  production_days: z.int().min(0, 'range').max(60, 'range'), // working days in addition to the shop's handling days
  rates: z.strictObject({ character: Prices, text: Prices, picture: Prices, side: Prices }),
})
export type PrintOffer = z.infer<typeof PrintOffer>

export const emptyDesign: PrintDesign = { front: [], back: [] }

/** Layers of both sides, the front first, each from bottom to top. */
export const layersOf = (design: PrintDesign): PrintLayer[] => printSides.flatMap(side => design[side])

/** The code of the design in configuration problems, like a step's code. */
export const designStep = 'design'

function isCrowded(layers: readonly PrintLayer[], { frame }: PrintPlace): boolean {
  const area = layers.map(turnedSize).reduce((sum, { width, height }) => sum + width * height, 0)
  return area > mostCover * frame.width * frame.height
}

/** Print files of one line, whatever its quantity. */
export const printedSides = (design: PrintDesign | undefined): PrintSide[] =>
  design ? printSides.filter(side => design[side].length > 0) : []

/** Returns undefined if it can be printed. The server checks whether characters and images exist. */
export function designProblem(
  offer: Pick<PrintOffer, 'surface'> | null,
  design: PrintDesign | undefined,
): 'missing' | 'unknown' | 'outside' | 'crowded' | undefined {
  if (!offer) return design && layersOf(design).length > 0 ? 'unknown' : undefined
  if (!design || layersOf(design).length === 0) return 'missing'
  for (const side of printSides) {
    const where = printSurfaces[offer.surface][side]
    const ids = new Set(design[side].map(layer => layer.id))
    if ((!where && design[side].length > 0) || ids.size < design[side].length) return 'unknown'
    if (where && design[side].some(layer => !isWithin(layer, where.frame))) return 'outside'
    if (where && isCrowded(design[side], where)) return 'crowded'
  }
  return undefined
}

/** Surcharge of the design for one piece at the tier. */
export function designExtra(offer: PrintOffer | null, design: PrintDesign | undefined, tier: Tier): Cents {
  if (!offer || !design) return 0
  const layers = layersOf(design).reduce((sum, layer) => sum + priceAt(offer.rates[layer.kind], tier), 0)
  return layers + Math.max(0, printedSides(design).length - 1) * priceAt(offer.rates.side, tier)
}

/** Characters by name and texts in quotation marks. A character's name is its slug. */
export function designWords(design: PrintDesign | undefined): string[] {
  if (!design) return []
  const counted = new Map<string, number>()
  for (const layer of layersOf(design)) {
    if (layer.kind === 'picture') continue
    const name =
      layer.kind === 'text' ? `“${layer.text}”` : layer.slug[0]!.toUpperCase() + layer.slug.slice(1)
    counted.set(name, (counted.get(name) ?? 0) + 1)
  }
  return [...counted].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name))
}

/** URL of an image that a customer uploaded for printing. */
export const designPictureUrl = (id: string): string => `/uploads/designs/${id}.webp`
/** URL of a character without background, for designs. */
export const characterPicture = (slug: string): string => `/assets/characters/${slug}/creature.webp`

export type { PrintSide }

export const sendDesignPicture = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/designs/pictures',
  leavesShared: true,
  tag: 'Shop',
  summary: 'Upload an image to print: the body is the file; its content is validated and encoded again',
  permission: 'public',
  file: { types: uploadTypes, maxBytes: uploadBytes },
  response: z.object({ id: DesignPictureId, width: z.int(), height: z.int() }),
  status: 201,
  limit: 'upload',
  problems: [
    'payload_too_large',
    'unsupported_media_type',
    'picture_unreadable',
    'picture_size',
    'picture_heic',
    'too_many',
  ],
})
