/**
 * The first script of every page, and all that a painted page needs until somebody does something: the app comes at the first
 * sign of life, in pieces, each in a task of its own. A page that was not painted starts at once.
 */

import { readAhead, wearStyles } from './app/start/fetch-files.ts'
import { afterLoad, atFirstIntent } from './app/start/first-intent.ts'
import { keepGestures } from './app/start/kept-gestures.ts'
import type { PaintedPage } from './contract/painting.ts'

const root = document.getElementById('root')!
const carried = document.getElementById('painting')?.textContent
const painted = carried ? (JSON.parse(carried) as PaintedPage) : undefined

/** So that a press, a key or a frame comes between two pieces. */
const breathe = () => new Promise(resolve => setTimeout(resolve))

/** Each file in a task of its own, those first on which others stand. */
async function start(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script).catch(() => {}) // one that is gone is missed, and told, by who needs it
    await breathe()
  }
  const { boot } = await import('./app/boot.tsx')
  await breathe()
  await boot(root, painted)
}

/** The app asks soon after it has started: what it asks with comes at the same time. */
const fetchHttp = () => void import('./api/http.ts').catch(() => {}) // who asks is told

if (painted) {
  const doAgain = keepGestures(root)
  addEventListener('app-ready', () => void doAgain(), { once: true })
  afterLoad(() => readAhead([...painted.styles, ...painted.scripts]))
  const isKnown = () => {
    try {
      return localStorage.getItem('auth_token') !== null
    } catch {
      return false
    }
  }
  const begin = () => {
    fetchHttp()
    void wearStyles(painted.styles).then(() => start(painted.scripts))
  }
  if (isKnown()) begin()
  else atFirstIntent(begin)
} else {
  fetchHttp()
  void import('./app/boot.tsx').then(({ boot }) => boot(root))
}
