/** Puts MUI's part of a page in the shop's look. Load it with the pages that use MUI, never in the first load. */
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { Palette } from '@/contract/palette.ts'
import type { ThemeMode } from '@/design/theme/tokens.ts'
import type { FontName } from './apply-font.ts'
import { createShopTheme, type Density } from './create-theme.ts'

export interface MuiThemeProps {
  palette: Partial<Palette>
  font: FontName
  mode: ThemeMode
  density?: Density
  children: ReactNode
}

export function MuiTheme({ palette, font, mode, density, children }: MuiThemeProps) {
  const theme = useMemo(() => createShopTheme(palette, font, density), [palette, font, density])
  return (
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null}>
      <Mode mode={mode} />
      {children}
    </ThemeProvider>
  )
}

/** The mode is the preferences' to keep; MUI only follows. */
function Mode({ mode }: { mode: ThemeMode }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(mode), [mode, setMode])
  return null
}
