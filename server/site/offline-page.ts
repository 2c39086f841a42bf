/**
 * Shown by the service worker without a network for a page that was never opened. It needs no file. Its one-line script opens the
 * page automatically as soon as there is a network again.
 */
import { type Locale, localeFacts } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import type { Settings } from '@/contract/settings.ts'
import { derive } from '@/design/theme/derive.ts'
import type { Hex } from '@/lib/oklch.ts'
import { escapeHtml } from '../email/escape-html.ts'
import { reloadTag } from '../kernel/early-script.ts'
import { translate } from './words.ts'

export const offlinePath = (locale: Locale): string => `/offline/${locale}`

interface Colours {
  night: Hex
  onNight: Hex
  button: Hex
  onButton: Hex
}

const look = ({ night, onNight, button, onButton }: Colours) =>
  [
    `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${night};color:${onNight};font:17px/1.5 Lexend,system-ui,sans-serif}`,
    'main{max-width:32rem;padding:32px 24px;text-align:center}',
    'h1{font-size:2rem;line-height:1.2;margin:24px 0 8px}',
    'p{margin:0 0 28px;opacity:.86}',
    `a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;margin:4px;border-radius:999px;border:1px solid ${onNight}55;color:inherit;text-decoration:none;font-weight:600}`,
    `a.first{background:${button};border-color:${button};color:${onButton}}`,
    `a:focus-visible{outline:3px solid ${onNight};outline-offset:3px}`,
    'svg{width:112px;height:112px}',
  ].join('')

/** A sealed pack without network signal. */
const drawing = ({ night, button }: Colours) =>
  `<svg viewBox="0 0 112 112" fill="none" aria-hidden="true"><rect x="30" y="14" width="52" height="84" rx="8" fill="${button}"/><path d="M30 28h52M30 84h52" stroke="${night}" stroke-width="3" stroke-dasharray="4 4"/><path d="M42 60a20 20 0 0 1 28 0M48 67a11 11 0 0 1 16 0" stroke="${night}" stroke-width="4" stroke-linecap="round"/><circle cx="56" cy="74" r="3.5" fill="${night}"/><path d="M38 48l36 32" stroke="#c0392b" stroke-width="5" stroke-linecap="round"/></svg>`

export function offlinePage(
  locale: Locale,
  { site_name: siteName, vuetify_colors: palette }: Pick<Settings, 'site_name' | 'vuetify_colors'>,
): string {
  const tokens = derive(palette, 'light')
  const colours = {
    night: tokens.night,
    onNight: tokens['on-night'],
    button: tokens.banner,
    onButton: tokens['on-banner'],
  }
  const word = (key: string) => escapeHtml(translate(locale, `head.${key}`))
  return `<!doctype html>
<html lang="${localeFacts[locale].iso}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${word('offline')} · ${escapeHtml(siteName)}</title>
    <style>${look(colours)}</style>
  </head>
  <body>
    <main>
      ${drawing(colours)}
      <h1>${word('offline')}</h1>
      <p>${word('offline_text')}</p>
      <p role="status">${word('offline_wait')}</p>
      <a class="first" href="">${word('offline_again')}</a>
      <a href="${href('battleNew', locale)}">${word('offline_play')}</a>
      <a href="${href('home', locale)}">${word('back')}</a>
    </main>
    ${reloadTag}
  </body>
</html>
`
}
