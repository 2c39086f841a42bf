/**
 * Applies dark mode and reduced motion before the first paint, and hides the consent bar if the cookie contains a choice. Inlined,
 * because a file would load too late; the content security policy allows it by its hash.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@/contract/settings.ts'

/** The visitor's choice, or else the system setting (`src/stores/dark-mode.ts`). */
const dark =
  "var d=null;try{d=localStorage.getItem('DarkMode')}catch(e){}" +
  "if(d==='true'||d!=='false'&&matchMedia('(prefers-color-scheme: dark)').matches)r.classList.replace('light','dark');"
const calm =
  "if(JSON.parse(localStorage.getItem('preferences')||'{}').reducedMotion===true)r.dataset.motion='reduced'"

const hideConsentBar = "if(/(^|; )gdpr_consent=./.test(document.cookie))r.dataset.consent='';"

const script = (withDark: boolean) =>
  `try{var r=document.documentElement;${hideConsentBar}${withDark ? dark : ''}${calm}}catch(e){}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** On the offline page: reloads the requested page as soon as the network or the shop is back. */
const reload =
  "addEventListener('online',()=>location.reload());setInterval(()=>{if(navigator.onLine)fetch(location.href,{method:'HEAD',cache:'no-store'}).then(a=>{if(a.status<500)location.reload()},()=>{})},5000)"

export const reloadTag = `<script>${reload}</script>`

const beforeAppFile = join(process.cwd(), 'dist/ssr/before-app.js')
const beforeApp = existsSync(beforeAppFile) ? readFileSync(beforeAppFile, 'utf8').trim() : ''

/** On a server-rendered page: handles clicks until the app has loaded (`src/ssr/hydration/before-app.ts`). Empty without a build. */
export const beforeAppTag = beforeApp && `<script>${beforeApp}</script>`

/** For the directive `script-src`. */
export const earlyScriptHashes: readonly string[] = [script(true), script(false), reload, beforeApp]
  .filter(text => text !== '')
  .map(hashOf)

export const earlyTag = ({ show_dark_mode }: Pick<Settings, 'show_dark_mode'>): string =>
  `<script>${script(show_dark_mode)}</script>`
