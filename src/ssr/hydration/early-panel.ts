/** Unfolds and folds a panel that the server rendered hidden, before the app does (`ui/overlay/use-unfolding.ts`). */
import type { Handled } from './event-replay.ts'

const unfolded = () => document.querySelector<HTMLElement>('[data-unfolds][aria-expanded="true"]')

function unfold(button: HTMLElement, isOpen: boolean): void {
  const panel = document.getElementById(button.dataset.unfolds ?? '')
  if (!panel) return
  panel.hidden = !isOpen
  button.setAttribute('aria-expanded', String(isOpen))
}

/** `data-unfolds` names the panel of a button. The app looks by itself whether it is unfolded. */
export function handlePanel(target: HTMLElement): Handled | undefined {
  if (target.dataset.unfolds === undefined) return undefined
  unfold(target, target !== unfolded())
  return {}
}

/** Escape and a press outside fold the panel. Returns a function that ends it. */
export function foldPanelBeside(): () => void {
  const fold = (isFocused: boolean) => {
    const button = unfolded()
    if (!button) return
    unfold(button, false)
    if (isFocused) button.focus()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') fold(true)
  }
  const onClick = ({ target }: MouseEvent) => {
    const isOwn = (target as Element).closest('[data-unfolds]') === unfolded()
    const panel = document.getElementById(unfolded()?.dataset.unfolds ?? '')
    if (!isOwn && !panel?.contains(target as Node)) fold(false)
  }
  addEventListener('keydown', onKey, true)
  addEventListener('click', onClick, true)
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('click', onClick, true)
  }
}
