/**
 * What this reader chose for this device, before the first paint: dark and calm. Too small for a file of its own and too early for
 * one; the content security policy knows it by its hash.
 */
import { createHash } from 'node:crypto'
import type { Settings } from '../../src/contract/settings.ts'

const dark = "if(localStorage.getItem('DarkMode')==='true')r.classList.replace('light','dark');"
const calm =
  "if(JSON.parse(localStorage.getItem('preferences')||'{}').reducedMotion===true)r.dataset.motion='reduced'"

const script = (withDark: boolean) =>
  `try{var r=document.documentElement;${withDark ? dark : ''}${calm}}catch(e){}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** For the directive `script-src`. */
export const earlyScriptHashes: readonly string[] = [true, false].map(one => hashOf(script(one)))

export const earlyTag = ({ show_dark_mode }: Pick<Settings, 'show_dark_mode'>): string =>
  `<script>${script(show_dark_mode)}</script>`
