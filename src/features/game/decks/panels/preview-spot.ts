/** Position of the large card next to the hovered one. Pure; CSS pixels of the window. */
export interface Hovered {
  card: number // numero_carta
  x: number
  y: number
  w: number
  h: number
}

const cardRatio = 1.4
const gap = 14
const margin = 8

export function previewSpot(
  { x, y, w, h }: Omit<Hovered, 'card'>,
  { width, height }: { width: number; height: number },
): { x: number; y: number; width: number } {
  const wide = Math.min(260, (height - margin * 2) / cardRatio)
  const right = x + w + gap
  const left = x - gap - wide
  const isRight = right + wide + margin <= width || left < margin
  const top = Math.max(
    margin,
    Math.min(height - wide * cardRatio - margin, y + h / 2 - (wide * cardRatio) / 2),
  )
  return { x: Math.max(margin, Math.min(width - wide - margin, isRight ? right : left)), y: top, width: wide }
}
