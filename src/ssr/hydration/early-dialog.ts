/**
 * Opens and closes a dialog that the server rendered with its content, before the app does (`ui/overlay/use-modal.ts`).
 */
import type { Handled } from './event-replay.ts'
import { oncePressIsDrawn } from './press-mark.ts'

const firstField = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[data-focused-first]')

/**
 * Focuses the leading text field, otherwise the dialog itself (`autofocus`). This needs one pass over style and layout.
 * Making the content inert first would need two.
 */
function show(dialog: HTMLDialogElement): void {
  const focused = firstField(dialog) ?? dialog
  dialog.tabIndex = -1
  focused.autofocus = true
  dialog.showModal()
  if (document.activeElement !== focused) focused.focus() // older browsers
}

/**
 * `data-opens` names the dialog of a button or link. `data-closes` marks the button that closes the surrounding dialog.
 */
export function handleDialog(target: HTMLElement): Handled | undefined {
  const dialog = document.getElementById(target.dataset.opens ?? '')
  if (dialog instanceof HTMLDialogElement) {
    const open = oncePressIsDrawn(() => {
      if (!dialog.open) show(dialog)
    })
    if (firstField(dialog)) open() // a phone shows its keyboard only during the tap
    return { replay: replayOpening(dialog, target, open) }
  }
  const around = target.closest('dialog')
  if (!around?.open || target.dataset.closes === undefined) return undefined
  around.close()
  return {}
}

/**
 * Replays the click of the opener, unless the dialog was closed before. If one of its links was followed while the app
 * was starting, closes the dialog, as the app would have done.
 */
function replayOpening(dialog: HTMLDialogElement, opener: HTMLElement, open: () => void): () => void {
  let isLinkFollowed = false
  const onClick = ({ target }: MouseEvent) => {
    isLinkFollowed ||= target instanceof Element && target.closest('a[href]') !== null
  }
  dialog.addEventListener('click', onClick)
  return () => {
    open()
    dialog.removeEventListener('click', onClick)
    if (isLinkFollowed) dialog.close()
    else if (dialog.open) opener.click()
  }
}

/** Closes an open dialog on a click next to it. Returns a function that removes the listener. */
export function closeDialogBeside(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLDialogElement && target.open) target.close()
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
