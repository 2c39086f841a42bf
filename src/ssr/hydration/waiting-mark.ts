/**
 * Marks a clicked control as busy until the app has started (`ui/theme/base.css`), and announces it to screen readers.
 */
const marked = new Set<Element>()

export function markWaiting(element: Element): void {
  element.setAttribute('data-waiting', '')
  element.setAttribute('aria-busy', 'true')
  marked.add(element)
}

/** @param isStill returns whether an element continues to wait */
export function clearWaiting(isStill: (element: Element) => boolean = () => false): void {
  for (const element of marked) {
    if (isStill(element)) continue
    element.removeAttribute('data-waiting')
    element.removeAttribute('aria-busy')
    marked.delete(element)
  }
}

export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)

const leadsAway = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#')

/**
 * Marks a link to another page of this window as busy until that page has loaded. Returns a function that removes the
 * listener.
 */
export function markFollowedLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[href]:not([data-opens])')
        : null
    if (link && isPlainClick(event) && leadsAway(link)) markWaiting(link)
  }
  const clearAll = () => clearWaiting()
  addEventListener('click', onClick, true)
  addEventListener('pageshow', clearAll) // return with the browser's back button
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('pageshow', clearAll)
  }
}
