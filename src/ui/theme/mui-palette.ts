/** Maps the tokens to MUI's palette (decision 0038). */
import type { PaletteOptions } from '@mui/material/styles'
import type { Role, ThemeMode, Tokens } from '@/design/theme/tokens.ts'

const filled = (tokens: Tokens, role: Role) => ({
  main: tokens[role],
  contrastText: tokens[`on-${role}`],
  light: tokens[`${role}-soft`],
  dark: role === 'primary' ? tokens['primary-hover'] : tokens[`${role}-text`],
  fill: tokens[role],
  soft: tokens[`${role}-soft`],
})

/** For roles whose raw colour is too bright for text: `main` is the text colour. */
const written = (tokens: Tokens, role: Role, mode: ThemeMode) => ({
  main: tokens[`${role}-text`],
  contrastText: mode === 'dark' ? tokens.canvas : '#ffffff',
  light: tokens[`${role}-soft`],
  dark: tokens[`${role}-text`],
  fill: tokens[role],
  soft: tokens[`${role}-soft`],
})

export const muiPalette = (tokens: Tokens, mode: ThemeMode): PaletteOptions => ({
  mode,
  background: { default: tokens.canvas, paper: tokens.surface },
  text: { primary: tokens.ink, secondary: tokens.ink2, disabled: tokens.ink3 },
  divider: tokens.line,
  primary: filled(tokens, 'primary'),
  secondary: filled(tokens, 'secondary'),
  info: written(tokens, 'info', mode),
  warning: written(tokens, 'warning', mode),
  error: written(tokens, 'error', mode),
  success: written(tokens, 'success', mode),
  night: tokens.night,
  onNight: tokens['on-night'],
  sunken: tokens.sunken,
  raised: tokens.raised,
  lineStrong: tokens['line-strong'],
  focus: tokens.focus,
})
