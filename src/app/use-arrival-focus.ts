/**
 * After a change of page the focus is on its heading, so that it is read aloud and Tab continues from there. A page
 * that focuses another element keeps that focus, and so does an open dialog. A heading that appears late or again is
 * focused until the visitor interacts.
 */
import { useEffect } from 'react'

const content = () => document.getElementById('content')
const isNowhere = () => document.activeElement === document.body || document.activeElement === null

/** Hidden headings cannot be focused. Visually hidden ones can. */
const heading = () =>
  [...(content()?.querySelectorAll('h1') ?? [])].find(element => element.getClientRects().length > 0)

function land(): void {
  const title = isNowhere() && heading()
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

let typedIn: EventTarget | null = null // the field that was typed in since the last click

if (typeof window !== 'undefined') {
  const note = ({ target }: Event) => {
    typedIn = target
  }
  const forget = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Enter') typedIn = null
  }
  addEventListener('input', note, { capture: true })
  for (const eventName of ['pointerdown', 'keydown']) addEventListener(eventName, forget, { capture: true })
}

/**
 * Removes the focus from the control of the frame that led here, unless it is a field that was typed in after the
 * click.
 */
function leaveFrame(): void {
  const { activeElement } = document
  if (activeElement === typedIn) return
  if (!(activeElement instanceof HTMLElement) || content()?.contains(activeElement)) return
  if (!activeElement.closest('dialog, [role=dialog]')) activeElement.blur()
}

/** @param isFirst whether this is the first page of the visit, where the browser has set the focus */
export function useArrivalFocus(place: string, isFirst: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (isFirst) return
    leaveFrame()
    land()
    const watch = new MutationObserver(land)
    watch.observe(document.body, { childList: true, subtree: true })
    const stop = new AbortController()
    const end = () => {
      watch.disconnect()
      stop.abort()
    }
    for (const doing of ['keydown', 'pointerdown'])
      addEventListener(doing, end, { capture: true, signal: stop.signal })
    return end
  }, [place])
}
