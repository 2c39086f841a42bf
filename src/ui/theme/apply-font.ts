import type { Settings } from '@/contract/settings.ts'

export type FontName = Settings['google_font']

export const fontStack: Record<FontName, string> = {
  Lexend: "'Lexend', 'Lexend Arial', 'Lexend Roboto', system-ui, sans-serif",
  Lato: "'Lato', 'Lato Arial', 'Lato Roboto', system-ui, sans-serif",
}

const faces: Record<FontName, () => Promise<unknown>> = {
  Lexend: () => import('./fonts/lexend.css'),
  Lato: () => import('./fonts/lato.css'),
}

/** For a server-rendered page: it overrides the default font of `base.css`, which is loaded later. */
export const fontCss = (font: FontName): string => `html:root{--font:${fontStack[font]}}`

/** The same file by its name in the build's manifest. */
export const fontFile = (font: FontName): string => `src/ui/theme/fonts/${font.toLowerCase()}.css`

/** Fetches the chosen font from the shop's server and makes it the text font. */
export async function applyFont(font: FontName, to: Document = document): Promise<void> {
  to.documentElement.style.setProperty('--font', fontStack[font])
  await faces[font]()
}
