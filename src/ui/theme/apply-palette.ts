/**
 * Applies the colours of the settings to a document with a constructed stylesheet, so that a strict content security
 * policy needs no exception.
 */
import type { Palette } from '@/contract/palette.ts'
import type { GroundWishes } from '@/design/theme/ground.ts'
import { tokensCss } from './css-variables.ts'

const sheets = new WeakMap<Document, CSSStyleSheet>()

export function applyPalette(
  palette: Partial<Palette>,
  ground: GroundWishes = {},
  to: Document = document,
): void {
  let sheet = sheets.get(to)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheets.set(to, sheet)
    to.adoptedStyleSheets = [...to.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(tokensCss(palette, ground))
}
