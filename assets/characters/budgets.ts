/**
 * The pictures every character has: size in pixels, the most bytes each may take, and the quality its encoding starts from.
 * Patches have the size of their rectangle.
 */
export interface PictureRule {
  width?: number
  height?: number
  budget: number
  quality: number
  alphaQuality: number
  isData?: boolean // numbers rather than colours: precise edges, kept where the picture is transparent
}

export const SQUARE = 512 // side of the creature's picture, and the unit of rectangles and anchors in the manifest

const rule = (
  budget: number,
  quality: number,
  size: { width?: number; height?: number } = {},
  alphaQuality = 80,
): PictureRule => ({ budget, quality, alphaQuality, ...size })

/** What the stage puts a figure together from. */
export const layerRules = {
  creature: rule(40_000, 82, { width: SQUARE, height: SQUARE }, 85),
  glow: rule(6_000, 66, { width: SQUARE, height: SQUARE }),
  blink: rule(34_000, 76),
  attack: rule(34_000, 76),
  hurt: rule(34_000, 76),
  silhouette: rule(3_000, 60, { width: 160, height: 160 }, 60),
} satisfies Record<string, PictureRule>

const action = rule(40_000, 80, { width: SQUARE, height: SQUARE }, 85)

/** What the stage moves a figure with. */
export const poseRules = {
  'pose-coil': action,
  'pose-strike': action,
  'pose-hurt': action,
  relief: { ...rule(14_000, 92, { width: SQUARE / 2, height: SQUARE / 2 }, 100), isData: true },
} satisfies Record<string, PictureRule>

/** Finished cards without words. */
export const cardRules = {
  card: rule(56_000, 86, { width: 640, height: 896 }, 90),
  mini: rule(24_000, 84, { width: 320, height: 448 }, 90),
  thumbnail: rule(10_500, 86, { width: 160, height: 224 }, 90),
} satisfies Record<string, PictureRule>

export const pictureRules = { ...layerRules, ...cardRules }

export const backgroundRule = rule(16_000, 80, { width: 640, height: 896 })

export const PAGE_SIDE = 2048 // pixels, the most of an atlas page that every phone takes

/** Pages of an atlas: the size of a frame, and the most bytes of a page. */
export const atlasRules = {
  thumbnail: { width: 160, height: 224, budget: 760_000, quality: 78, alphaQuality: 85 },
  silhouette: { width: 160, height: 160, budget: 330_000, quality: 60, alphaQuality: 60 },
  creature: { width: 224, height: 224, budget: 260_000, quality: 80, alphaQuality: 85 }, // players in the lobby
}

export type AtlasKind = keyof typeof atlasRules
export type LayerName = keyof typeof layerRules
export type PoseName = keyof typeof poseRules
export type PictureName = keyof typeof pictureRules

/** Bytes of all 149 together. */
export const totals = { thumbnails: 1_500_000, layers: 8_000_000, poses: 18_000_000 }
