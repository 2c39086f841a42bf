/** Colours, fonts and the two bricks every letter is laid with: inline styles and tables, as mail programs need them. */
import { escapeHtml } from './escape-html.ts'

export const colour = {
  canvas: '#f3f8f9',
  surface: '#ffffff',
  sunken: '#e7f1f2',
  line: '#d6e2e3',
  lineStrong: '#829293',
  ink: '#112b2d',
  inkSoft: '#445b5e',
  saving: '#047c3d',
  primary: '#387e84',
  primaryDeep: '#266e74',
  onPrimary: '#ffffff',
  amber: '#ffc107',
  amberBand: '#ffc42e',
  arch: '#d9481a',
  violet: '#5538c8',
  night: '#073235',
  onNight: '#eff9fa',
  onNightSoft: '#afcacd',
}
export const bodyFont = "Lexend,'Segoe UI',Helvetica,Arial,sans-serif"
export const signFont = "'Lilita One','Arial Rounded MT Bold','Trebuchet MS',Arial,sans-serif"

export const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`
export const paragraph = (text: string, style: string) =>
  `<p style="margin:0;${style}">${escapeHtml(text)}</p>`
