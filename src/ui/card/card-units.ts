/** Converts pixels of a card's image to lengths that scale with the card (hundredths of its width). */
import type { CSSProperties } from 'react'
import { type Box, type CardLayoutName, cardLayouts } from '@/domain/card-layout.ts'

export const unit = (pixels: number, layout: CardLayoutName): string =>
  `${Number(((pixels / cardLayouts[layout].width) * 100).toFixed(3))}cqw`

export const boxStyle = (box: Box, layout: CardLayoutName): CSSProperties => ({
  left: unit(box.x, layout),
  top: unit(box.y, layout),
  width: unit(box.w, layout),
  height: unit(box.h, layout),
})
