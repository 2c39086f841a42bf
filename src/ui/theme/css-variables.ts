import type { Palette } from '@/contract/settings.ts'
import { derive } from './derive.ts'
import type { Tokens } from './tokens.ts'

const block = (selector: string, scheme: string, tokens: Tokens) =>
  `${selector}{color-scheme:${scheme};${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** The whole look as CSS: light on `:root`, dark under the class `dark` (also on a part of the page, as the night hero). */
export const tokensCss = (palette: Partial<Palette>): string =>
  block(':root,.light', 'light', derive(palette, 'light')) + block('.dark', 'dark', derive(palette, 'dark'))
