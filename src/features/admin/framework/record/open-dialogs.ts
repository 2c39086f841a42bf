/**
 * Dialogs of the administration that stand open, the topmost last: what is refused while one is open is shown inside it, because a
 * message of the page would lie under its scrim, out of sight and out of reach.
 */

/** A refused call as a dialog shows it. */
export interface Refusal {
  message: string
  errors: Readonly<Record<string, string>> // sentences by the name of the field
  named?: Readonly<Record<string, string>> // the same with what the field is called, for one that nobody sees
}

type Listener = (refusal: Refusal) => void

let listeners: readonly Listener[] = []

/** Until the function that comes back is called. */
export function listenForRefusals(listener: Listener): () => void {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter(one => one !== listener)
  }
}

/** False when no dialog is open. */
export function showInTopDialog(refusal: Refusal): boolean {
  const top = listeners.at(-1)
  top?.(refusal)
  return top !== undefined
}
