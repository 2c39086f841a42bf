/**
 * After a change of page the focus stands on its heading: it is read aloud, and Tab goes on from there. A page that gives the focus to
 * a place of its own keeps it, an open dialog too; a heading that comes late, or again, gets it until the visitor does something.
 */
import { useEffect } from 'react'

const content = () => document.getElementById('content')
const isNowhere = () => document.activeElement === document.body || document.activeElement === null

/** Hidden ones take no focus; those only for readers do. */
const heading = () =>
  [...(content()?.querySelectorAll('h1') ?? [])].find(one => one.getClientRects().length > 0)

function land(): void {
  const title = isNowhere() && heading()
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

let typedIn: EventTarget | null = null // the field that was typed in since the last press

if (typeof window !== 'undefined') {
  const note = ({ target }: Event) => {
    typedIn = target
  }
  const forget = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Enter') typedIn = null
  }
  addEventListener('input', note, { capture: true })
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, forget, { capture: true })
}

/** What was pressed in a frame that stays has led here: its work is done, unless it is a field that was typed in after the press. */
function leaveFrame(): void {
  const { activeElement } = document
  if (activeElement === typedIn) return
  if (!(activeElement instanceof HTMLElement) || content()?.contains(activeElement)) return
  if (!activeElement.closest('dialog')) activeElement.blur()
}

/** @param isFirst the visit begins here: the browser has put the focus where it belongs */
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
