/**
 * The first file of every page. A server-rendered page hydrates on the first interaction or after an idle timeout, one chunk per
 * task so that input is never blocked for long; what is done meanwhile is the matter of `ssr/hydration/before-app.ts`. Any other page starts at
 * once.
 */

import type { RenderedPage } from './contract/ssr.ts'
import { applyStylesheets, readAhead } from './ssr/hydration/fetch-files.ts'
import { afterLoad, atFirstInteractionOrIdle } from './ssr/hydration/first-interaction.ts'

const root = document.getElementById('root')!
const carried = document.getElementById('ssr-data')?.textContent
const rendered = carried ? (JSON.parse(carried) as RenderedPage) : undefined

/** Lets input and frames in between two chunks. */
const yieldToMain = () => new Promise(resolve => setTimeout(resolve))

/** Each file in a task of its own, those first on which others stand. */
async function start(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script).catch(() => {}) // a missing chunk fails later, where it is needed
    await yieldToMain()
  }
  const { boot } = await import('./app/boot.tsx')
  await yieldToMain()
  await boot(root, rendered)
}

/** The app asks soon after it has started: what it asks with comes at the same time. */
const fetchHttp = () => void import('./api/http.ts').catch(() => {}) // the caller handles the failure

if (rendered) {
  afterLoad(() => readAhead([...rendered.styles, ...rendered.scripts]))
  const isKnown = () => {
    try {
      return localStorage.getItem('auth_token') !== null
    } catch {
      return false
    }
  }
  const begin = () => {
    fetchHttp()
    void applyStylesheets(rendered.styles).then(() => start(rendered.scripts))
  }
  if (isKnown()) begin()
  else atFirstInteractionOrIdle(begin)
} else {
  fetchHttp()
  void import('./app/boot.tsx').then(({ boot }) => boot(root))
}
