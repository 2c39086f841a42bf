/** Colours, fonts and the two building blocks of every email: inline styles and tables, as mail clients need them. */
import type { Palette } from '@/contract/palette.ts'
import { derive } from '@/design/theme/derive.ts'
import type { Hex } from '@/lib/oklch.ts'
import { repair } from '@/lib/repair-contrast.ts'
import { escapeHtml } from './escape-html.ts'

export interface EmailColours {
  canvas: Hex
  surface: Hex
  sunken: Hex
  line: Hex
  lineStrong: Hex
  ink: Hex
  inkSoft: Hex
  link: Hex
  saving: Hex
  button: Hex
  buttonEdge: Hex
  onButton: Hex
  secondary: Hex
  onSecondary: Hex
  night: Hex // header with the shop's name
  awning: Hex // second colour of the awning below it
  onNight: Hex
  onNightMark: Hex // the secondary colour on the header, contrast at least 4.5:1
  footer: Hex
  onFooter: Hex
  onFooterSoft: Hex
}

/** Always the light theme, whatever the mail client shows. The text of each colour has a contrast of at least 4.5:1. */
export function emailColours(palette: Partial<Palette>): EmailColours {
  const tokens = derive(palette, 'light')
  return {
    canvas: tokens.canvas,
    surface: tokens.surface,
    sunken: tokens.sunken,
    line: tokens.line,
    lineStrong: tokens['line-strong'],
    ink: tokens.ink,
    inkSoft: tokens.ink2,
    link: tokens['primary-text'],
    saving: tokens['success-text'],
    button: tokens['button-top'],
    buttonEdge: tokens['button-bottom'],
    onButton: tokens['on-button'],
    secondary: tokens.secondary,
    onSecondary: tokens['on-secondary'],
    night: tokens.night,
    awning: tokens.awning,
    onNight: tokens['on-night'],
    onNightMark: repair(tokens['focus-night'], [tokens.night]),
    footer: tokens.footer,
    onFooter: tokens['on-footer'],
    onFooterSoft: tokens['on-footer-2'],
  }
}

/** Backgrounds of images, the same for every palette. */
export const arch = '#d9481a' // behind a creature
export const packGround = { fill: '#5538c8', text: '#ffffff', textSoft: '#ded8fb' }

export const bodyFont = "Lexend,'Segoe UI',Helvetica,Arial,sans-serif"
export const signFont = "'Lilita One','Arial Rounded MT Bold','Trebuchet MS',Arial,sans-serif"

export const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`
export const paragraph = (text: string, style: string) =>
  `<p style="margin:0;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
