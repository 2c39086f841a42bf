/**
 * Creates the MUI theme of a shop from its palette and font: for administration and pages with forms (decision 0053).
 * The home page, lists and product pages use the same tokens as CSS variables and need no MUI.
 */
import { createTheme, type Shadows, type ThemeOptions } from '@mui/material/styles'
import type { Palette } from '@/contract/palette.ts'
import { derive } from '@/design/theme/derive.ts'
import { type FontName, fontStack } from './apply-font.ts'
import { muiComponents } from './mui-components.ts'
import { muiPalette } from './mui-palette.ts'
import type {} from './mui-types.ts'

export type Density = 'shop' | 'administration'

/** Maps MUI's 25 elevations to four: none, e1 to 2, e2 to 8, e3 above. */
const shadows = Array.from({ length: 25 }, (_, step) =>
  step === 0 ? 'none' : step <= 2 ? 'var(--e1)' : step <= 8 ? 'var(--e2)' : 'var(--e3)',
) as Shadows

const sizes = (density: Density) => {
  const base = { fontWeight: 650, letterSpacing: '-.022em', lineHeight: 1.2 }
  const [h1, h2, h3, body1, body2] = density === 'shop' ? [36, 32, 20, 16, 14] : [23, 18, 15, 14, 13]
  return {
    h1: { ...base, fontSize: h1 },
    h2: { ...base, fontSize: h2 },
    h3: { ...base, fontSize: h3 },
    h4: { ...base, fontSize: 16 },
    h5: { ...base, fontSize: 15 },
    h6: { ...base, fontSize: 14 },
    body1: { fontSize: body1 },
    body2: { fontSize: body2 },
  }
}

/** The administration is denser: controls of 40 px, radius 10, text of 14 px (decision 0038). */
const dense: ThemeOptions['components'] = {
  ...muiComponents,
  MuiButton: {
    ...muiComponents.MuiButton,
    styleOverrides: {
      ...muiComponents.MuiButton?.styleOverrides,
      root: { minHeight: 40, padding: '0 14px', borderRadius: 10, fontSize: 14 },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: [muiComponents.MuiDialog?.styleOverrides?.paper, { fontSize: 14 }] },
  },
  MuiPagination: { styleOverrides: { ul: { gap: 2 } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 36,
        height: 36,
        margin: 0,
        padding: '0 8px',
        borderRadius: 10,
        fontWeight: 600,
        '&:hover': { background: 'var(--sunken)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--primary-soft)',
          color: 'var(--primary-text)',
        },
        '@media (pointer: coarse)': { minWidth: 44, height: 44 },
      },
      ellipsis: {
        display: 'grid',
        placeItems: 'center',
        minWidth: 20,
        padding: 0,
        '&:hover': { background: 'none' },
      },
    },
  },
}

export function createShopTheme(palette: Partial<Palette>, font: FontName, density: Density = 'shop') {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: {
      light: { palette: muiPalette(derive(palette, 'light'), 'light') },
      dark: { palette: muiPalette(derive(palette, 'dark'), 'dark') },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 1000, lg: 1440, xl: 1904 } },
    shape: { borderRadius: density === 'shop' ? 12 : 10 },
    shadows,
    typography: {
      fontFamily: fontStack[font],
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: '-.01em' },
      display: { fontFamily: 'var(--display)', fontWeight: 400, lineHeight: 0.98 },
      ...sizes(density),
    },
    components: density === 'shop' ? muiComponents : dense,
  })
}
