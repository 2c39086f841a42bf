/** Shown by the service worker for an address that was never opened, while there is no network. It needs no script and no file. */
import { type Locale, localeFacts } from '../../src/contract/locales.ts'
import { href } from '../../src/contract/paths.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { translate } from './words.ts'

export const offlinePath = (locale: Locale): string => `/offline/${locale}`

const look = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#073235;color:#eff9fa;font:17px/1.5 Lexend,system-ui,sans-serif}',
  'main{max-width:32rem;padding:32px 24px;text-align:center}',
  'h1{font-size:2rem;line-height:1.2;margin:24px 0 8px}',
  'p{margin:0 0 28px;opacity:.86}',
  'a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;margin:4px;border-radius:999px;border:1px solid #eff9fa55;color:inherit;text-decoration:none;font-weight:600}',
  'a.first{background:#ffc107;border-color:#ffc107;color:#2b2100}',
  'a:focus-visible{outline:3px solid #9fd5ff;outline-offset:3px}',
  'svg{width:112px;height:112px}',
].join('')

/** A sealed pack without a signal. */
const drawing =
  '<svg viewBox="0 0 112 112" fill="none" aria-hidden="true"><rect x="30" y="14" width="52" height="84" rx="8" fill="#ffc107"/><path d="M30 28h52M30 84h52" stroke="#073235" stroke-width="3" stroke-dasharray="4 4"/><path d="M42 60a20 20 0 0 1 28 0M48 67a11 11 0 0 1 16 0" stroke="#073235" stroke-width="4" stroke-linecap="round"/><circle cx="56" cy="74" r="3.5" fill="#073235"/><path d="M38 48l36 32" stroke="#c0392b" stroke-width="5" stroke-linecap="round"/></svg>'

export function offlinePage(locale: Locale, siteName: string): string {
  const word = (key: string) => escapeHtml(translate(locale, `head.${key}`))
  return `<!doctype html>
<html lang="${localeFacts[locale].iso}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${word('offline')} · ${escapeHtml(siteName)}</title>
    <style>${look}</style>
  </head>
  <body>
    <main>
      ${drawing}
      <h1>${word('offline')}</h1>
      <p>${word('offline_text')}</p>
      <a class="first" href="">${word('offline_again')}</a>
      <a href="${href('battleNew', locale)}">${word('offline_play')}</a>
      <a href="${href('home', locale)}">${word('back')}</a>
    </main>
  </body>
</html>
`
}
