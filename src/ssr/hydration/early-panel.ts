/** Opens and closes a panel that the server rendered hidden, before the app does (`ui/overlay/use-unfolding.ts`). */
import type { Handled } from './event-replay.ts'

const unfolded = () => document.querySelector<HTMLElement>('[data-unfolds][aria-expanded="true"]')

function unfold(button: HTMLElement, isOpen: boolean): void {
  const panel = document.getElementById(button.dataset.unfolds ?? '')
  if (!panel) return
  panel.hidden = !isOpen
  button.setAttribute('aria-expanded', String(isOpen))
}

/** `data-unfolds` names the panel of a button. The app reads from the page whether the panel is open. */
export function handlePanel(target: HTMLElement): Handled | undefined {
  if (target.dataset.unfolds === undefined) return undefined
  unfold(target, target !== unfolded())
  return {}
}

/** Closes the panel on Escape and on a click outside it. Returns a function that removes the listeners. */
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
