/** Opens and closes a dialog that the server rendered with its content, before the app does (`ui/overlay/use-modal.ts`). */
import type { Handled } from './event-replay.ts'

/** The dialog itself takes the focus, and nothing inside it on the way: a field would take that for being left empty. */
function show(dialog: HTMLDialogElement): void {
  const inside = [...dialog.children].filter(one => one instanceof HTMLElement)
  for (const one of inside) one.inert = true
  dialog.showModal()
  for (const one of inside) one.inert = false
  dialog.tabIndex = -1
  dialog.focus()
}

/** `data-opens` names the dialog of a button, `data-closes` is on the button that closes the one it stands in. */
export function handleDialog(target: HTMLElement): Handled | undefined {
  const dialog = document.getElementById(target.dataset.opens ?? '')
  if (dialog instanceof HTMLDialogElement) {
    if (!dialog.open) show(dialog)
    return { replay: replayOpening(dialog, target) }
  }
  const around = target.closest('dialog')
  if (!around?.open || target.dataset.closes === undefined) return undefined
  around.close()
  return {}
}

/**
 * The replay of the opener's click, unless the dialog was closed meanwhile. When one of its links was followed while the app was starting, the
 * dialog is closed instead, as the app would have done.
 */
function replayOpening(dialog: HTMLDialogElement, opener: HTMLElement): () => void {
  let isLinkFollowed = false
  const onClick = ({ target }: MouseEvent) => {
    isLinkFollowed ||= target instanceof Element && target.closest('a[href]') !== null
  }
  dialog.addEventListener('click', onClick)
  return () => {
    dialog.removeEventListener('click', onClick)
    if (isLinkFollowed) dialog.close()
    else if (dialog.open) opener.click()
  }
}

/** A press beside an open dialog closes it. Returns a function that ends it. */
export function closeDialogBeside(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLDialogElement && target.open) target.close()
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
