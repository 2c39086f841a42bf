import { createContext } from 'react'
import type { Palette } from '@/contract/palette.ts'
import type { ThemeMode } from '@/design/theme/tokens.ts'
import type { FontName } from './apply-font.ts'

export interface LookFacts {
  palette: Partial<Palette>
  font: FontName
  mode: ThemeMode
}

/** Colours, font and mode of the shop. The app provides them. MUI's theme is built from them. */
export const Look = createContext<LookFacts>({ palette: {}, font: 'Lexend', mode: 'light' })
