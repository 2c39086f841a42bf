/**
 * Open administration dialogs, topmost last. A refusal is shown inside the topmost dialog, because its overlay would
 * cover a message of the page.
 */

/** A refused call as a dialog shows it. */
export interface Refusal {
  message: string
  errors: Readonly<Record<string, string>> // messages by field name
  named?: Readonly<Record<string, string>> // the same with the label of the field, for a hidden field
}

type Listener = (refusal: Refusal) => void

let listeners: readonly Listener[] = []

/** Registers a dialog until the returned function is called. */
export function listenForRefusals(listener: Listener): () => void {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter(candidate => candidate !== listener)
  }
}

/** Returns false if no dialog is open. */
export function showInTopDialog(refusal: Refusal): boolean {
  const top = listeners.at(-1)
  top?.(refusal)
  return top !== undefined
}
