/** The pictures every character has: size in pixels and the most bytes each may take. Patches have the size of their rectangle. */
export interface PictureRule {
  width?: number
  height?: number
  budget: number
}

export const SQUARE = 512 // side of the creature's picture, and the unit of rectangles and anchors in the manifest

export const pictureRules = {
  creature: { width: SQUARE, height: SQUARE, budget: 40_000 },
  glow: { width: SQUARE, height: SQUARE, budget: 12_000 },
  blink: { budget: 16_000 },
  attack: { budget: 16_000 },
  hurt: { budget: 16_000 },
  background: { width: 640, height: 896, budget: 26_000 },
  card: { width: 640, height: 896, budget: 60_000 },
  mini: { width: 320, height: 448, budget: 30_000 },
  thumbnail: { width: 160, height: 224, budget: 12_000 },
  silhouette: { width: 160, height: 160, budget: 6_000 },
} satisfies Record<string, PictureRule>

export type PictureName = keyof typeof pictureRules
