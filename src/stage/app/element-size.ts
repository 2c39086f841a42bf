import type { Insets } from '../layout/layout.ts'

/**
 * Calls back when the page is zoomed or its window moves to a screen of another pixel ratio. Returns a function that
 * stops watching.
 */
export function watchPixelRatio(changed: () => void): () => void {
  let query: MediaQueryList
  const follow = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', next, { once: true })
  }
  const next = () => {
    follow()
    changed()
  }
  follow()
  return () => query.removeEventListener('change', next)
}

/** Calls back once per settled change of the element's size or of the pixel ratio, but not for the initial one. */
export function watchSize(element: HTMLElement, changed: () => void): () => void {
  let last = sizeOf(element)
  let pending = 0
  const compare = () => {
    const now = sizeOf(element)
    if (now === last) return
    last = now
    cancelAnimationFrame(pending)
    pending = requestAnimationFrame(changed)
  }
  const observer = new ResizeObserver(compare)
  observer.observe(element)
  const stopRatio = watchPixelRatio(compare)
  return () => {
    cancelAnimationFrame(pending)
    stopRatio()
    observer.disconnect()
  }
}

const sizeOf = (element: HTMLElement) => `${element.clientWidth}×${element.clientHeight}@${devicePixelRatio}`

/** The safe-area insets, from CSS. */
export function readInsets(element: HTMLElement): Insets {
  const probe = document.createElement('div')
  probe.style.cssText =
    'position:absolute;visibility:hidden;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)'
  element.append(probe)
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe)
  probe.remove()
  const pixels = (padding: string) => Number.parseFloat(padding) || 0
  return {
    top: pixels(paddingTop),
    right: pixels(paddingRight),
    bottom: pixels(paddingBottom),
    left: pixels(paddingLeft),
  }
}
