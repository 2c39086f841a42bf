/**
 * The script inside every server-rendered page, before its content. `scripts/build.mjs` bundles it and
 * `server/kernel/early-script.ts` inserts it. It handles input from the first paint on, even on a slow connection. It
 * opens menus and fills the cart without the app. It records all other input, marks the control as busy, and replays
 * the input when the app is ready. It must stay small because every page contains it.
 */

import { scrollToChosen } from '@/lib/scroll-to-chosen.ts'
import { readText } from '@/stores/storage.ts'
import { handleAdd, hideCartCount, showCartCount } from './early-cart.ts'
import { refreshCountdowns } from './early-countdown.ts'
import { closeDialogBeside, handleDialog } from './early-dialog.ts'
import { foldPanelBeside, handlePanel } from './early-panel.ts'
import { handOverToasts } from './early-toast.ts'
import { recordEvents } from './event-replay.ts'
import { atFirstInteraction } from './first-interaction.ts'
import { markPresses } from './press-mark.ts'
import { markFollowedLinks } from './waiting-mark.ts'

/** Scrolls rows of links so that the current one is visible, before the app does (`useChosenInSight`). */
function showCurrentLinks(): void {
  for (const row of document.querySelectorAll<HTMLElement>('nav[data-scrolls]'))
    scrollToChosen(row, '[aria-current]')
}

const page = document.documentElement
if (readText('auth_token') !== null) page.dataset.account = '' // the page was rendered for a guest: hides what only guests see

atFirstInteraction(() => {
  page.dataset.used = ''
})

let isAppDrawing = false // the app now owns the cart: a click waits until the app listens
addEventListener('app-start', () => {
  isAppDrawing = true
})

const ends = [
  markPresses(),
  closeDialogBeside(),
  foldPanelBeside(),
  markFollowedLinks(),
  hideCartCount,
  handOverToasts,
] // before the listeners that stop a click
const replayEvents = recordEvents(
  element => element.closest('#root') !== null,
  (target, isUntouched) =>
    handleDialog(target) ??
    handlePanel(target) ??
    (isAppDrawing ? undefined : handleAdd(target, isUntouched)),
)
addEventListener('DOMContentLoaded', () => {
  showCartCount()
  refreshCountdowns()
  showCurrentLinks()
})
addEventListener(
  'app-ready',
  () => {
    for (const end of ends) end()
    delete page.dataset.account
    void replayEvents()
  },
  { once: true },
)
