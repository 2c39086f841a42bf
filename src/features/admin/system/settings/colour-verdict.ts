/**
 * How the theme uses each colour of the settings (decision 0038): unchanged, repaired to another hex value, or derived
 * because the field is empty.
 */
import type { Palette, PaletteKey } from '@/contract/palette.ts'
import type { TokenName, Tokens } from '@/design/theme/tokens.ts'
import { contrast, type Hex } from '@/lib/oklch.ts'
import { parseColour } from '@/lib/parse-colour.ts'

/** The design token of each key; for roles the one used as text. */
const tokenOf: Record<PaletteKey, TokenName> = {
  primary: 'primary-text',
  secondary: 'secondary-text',
  accent: 'chip',
  info: 'info-text',
  warning: 'warning-text',
  error: 'error-text',
  success: 'success-text',
  headerBackground: 'night',
  headerMenu: 'header-menu',
  headerPrimaryText: 'on-night',
  headerSecondaryText: 'header-text-2',
  headerIconColor: 'header-icon',
  footerBackground: 'footer',
  footerTextPrimary: 'on-footer',
  footerTextSecondary: 'on-footer-2',
  footerIconColor: 'footer-icon',
  boxPrimary: 'box-1',
  boxSecondary: 'box-2',
  boxTertiary: 'box-3',
  boxPrimaryText: 'on-box-1',
  boxSecondaryText: 'on-box-2',
  boxTertiaryText: 'on-box-3',
  inputBackground: 'field',
  inputText: 'on-field',
  buttonBackground: 'button-top',
  buttonSecondaryBackground: 'button-soft',
  buttonText: 'on-button',
  buttonSecondaryText: 'on-button-soft',
  buttonIcon: 'button-icon',
}

const asText: ReadonlySet<PaletteKey> = new Set([
  'primary',
  'secondary',
  'accent',
  'info',
  'warning',
  'error',
  'success',
])

export interface ColourVerdict {
  shown: Hex // the chosen colour, or the theme's own
  isDerived: boolean // the field is empty
  repaired?: Hex // the repaired colour, if the chosen one is not readable
}

export function colourVerdict(key: PaletteKey, palette: Palette, tokens: Tokens): ColourVerdict {
  const chosen = parseColour(palette[key])
  const used = tokens[tokenOf[key]]
  if (!chosen) return { shown: used, isDerived: true }
  const reads = asText.has(key) ? contrast(chosen, tokens.surface) >= 4.5 : chosen === used
  return reads ? { shown: chosen, isDerived: false } : { shown: chosen, isDerived: false, repaired: used }
}
