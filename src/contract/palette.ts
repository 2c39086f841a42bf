/** The palette of the settings. Separate from its schema, because the theme of the first load uses it. */

/** specification notes §9. Keys without a default are derived by the theme if empty. */
export const paletteDefaults = {
  primary: '#387e84',
  secondary: '#FFC107',
  accent: '#424242',
  info: '#26A69A',
  warning: '#FFC107',
  error: '#FF3D00',
  success: '#00E676',
  headerBackground: '',
  headerMenu: '',
  headerPrimaryText: '',
  headerSecondaryText: '',
  headerIconColor: '',
  footerBackground: '',
  footerTextPrimary: '',
  footerTextSecondary: '',
  footerIconColor: '',
  boxPrimary: '',
  boxSecondary: '',
  boxTertiary: '',
  boxPrimaryText: '',
  boxSecondaryText: '',
  boxTertiaryText: '',
  inputBackground: '',
  inputText: '',
  buttonBackground: '',
  buttonSecondaryBackground: '',
  buttonText: '',
  buttonSecondaryText: '',
  buttonIcon: '',
} as const

export type PaletteKey = keyof typeof paletteDefaults
export type Palette = Record<PaletteKey, string>
