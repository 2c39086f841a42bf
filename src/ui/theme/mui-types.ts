/** Types that the shop's theme adds to MUI's palette and variants. */
import type { Hex } from '@/lib/oklch.ts'

export interface ExtraColours {
  night: Hex
  onNight: Hex
  sunken: Hex
  raised: Hex
  lineStrong: Hex
  focus: Hex
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette extends ExtraColours {}
  interface PaletteOptions extends Partial<ExtraColours> {}
  interface PaletteColor {
    fill: Hex // used where `main` is for text
    soft: Hex
  }
  interface SimplePaletteColorOptions {
    fill?: Hex
    soft?: Hex
  }
  interface TypographyVariants {
    display: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true
    amber: true
    soft: true
    night: true
  }
}

declare module '@mui/material/StepLabel' {
  interface StepLabelRootSlotPropsOverrides {
    component?: React.ElementType // a link to the step
    href?: string
  }
}
