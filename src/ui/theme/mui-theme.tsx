/**
 * MUI in the shop's look. Pages, layouts and dialogs that use MUI load it with their code: it must not be in the first
 * load. Emotion's rules come first in the head, so that classes of the shop override them.
 */
import { StyledEngineProvider, ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { ThemeMode } from '@/design/theme/tokens.ts'
import { createShopTheme, type Density } from './create-theme.ts'
import { Look } from './look.ts'

export interface MuiThemeProps {
  density?: Density
  children: ReactNode
}

export function MuiTheme({ density = 'shop', children }: MuiThemeProps) {
  const { palette, font, mode } = useContext(Look)
  const theme = useMemo(() => createShopTheme(palette, font, density), [palette, font, density])
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} defaultMode={mode} storageManager={null}>
        <Mode mode={mode} />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}

/** The preferences store the mode. MUI follows it. */
function Mode({ mode }: { mode: ThemeMode }) {
  const { setMode } = useColorScheme()
  useEffect(() => setMode(mode), [mode, setMode])
  return null
}
