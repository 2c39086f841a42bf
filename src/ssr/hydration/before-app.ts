/**
 * The script inside every server-rendered page, ahead of its content (`scripts/build.mjs` packs it, `server/kernel/early-script.ts` writes
 * it): from the first paint on a press is answered, whatever the line. It opens the menus and fills the cart by itself; what only the app
 * can do is recorded, looks busy, and is replayed when the app is ready. It must stay small: it travels with every page.
 */
import { readText } from '@/stores/storage.ts'
import { handleAdd, hideCartCount, showCartCount } from './early-cart.ts'
import { refreshCountdowns } from './early-countdown.ts'
import { closeDialogBeside, handleDialog } from './early-dialog.ts'
import { foldPanelBeside, handlePanel } from './early-panel.ts'
import { showCurrentLinks } from './early-rows.ts'
import { handOverToasts } from './early-toast.ts'
import { recordEvents } from './event-replay.ts'
import { atFirstInteraction } from './first-interaction.ts'
import { markPresses } from './press-mark.ts'
import { markFollowedLinks } from './waiting-mark.ts'

const page = document.documentElement
if (readText('auth_token') !== null) page.dataset.account = '' // the page was rendered for a guest: what only guests have is hidden

atFirstInteraction(() => {
  page.dataset.used = ''
})

let isAppDrawing = false // then the cart is the app's: a press waits until it listens
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
] // ahead of what stops a press
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
