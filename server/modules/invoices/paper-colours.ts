import type { Palette } from '@/contract/palette.ts'
import { derive } from '@/design/theme/derive.ts'
import type { Hex } from '@/lib/oklch.ts'
import { repair } from '@/lib/repair-contrast.ts'

export interface PaperColours {
  ink: Hex
  soft: Hex
  heading: Hex
  hairline: Hex
  tray: Hex
  paid: Hex
  paidGround: Hex
  night: Hex // band with the shop's name
  awning: Hex
  onNight: Hex
  onNightSoft: Hex
  onNightMark: Hex // the secondary on the band
}

/** Uses the light theme, because paper is white. */
export function paperColours(palette: Partial<Palette>): PaperColours {
  const tokens = derive(palette, 'light')
  return {
    ink: tokens.ink,
    soft: tokens.ink2,
    heading: tokens['primary-text'],
    hairline: tokens.line,
    tray: tokens.sunken,
    paid: tokens['success-text'],
    paidGround: tokens['success-soft'],
    night: tokens.night,
    awning: tokens.awning,
    onNight: tokens['on-night'],
    onNightSoft: tokens['on-night-2'],
    onNightMark: repair(tokens['focus-night'], [tokens.night]),
  }
}
