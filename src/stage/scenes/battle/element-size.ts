import type { Insets } from '../../layout/layout.ts'

/** Calls back once per settled change of the element's size, not for the first one. */
export function watchSize(element: HTMLElement, changed: () => void): () => void {
  let last = sizeOf(element)
  let pending = 0
  const observer = new ResizeObserver(() => {
    const now = sizeOf(element)
    if (now === last) return
    last = now
    cancelAnimationFrame(pending)
    pending = requestAnimationFrame(changed)
  })
  observer.observe(element)
  return () => {
    cancelAnimationFrame(pending)
    observer.disconnect()
  }
}

const sizeOf = (element: HTMLElement) => `${element.clientWidth}×${element.clientHeight}`

/** The safe-area insets, from CSS. */
export function readInsets(element: HTMLElement): Insets {
  const probe = document.createElement('div')
  probe.style.cssText =
    'position:absolute;visibility:hidden;padding:0 env(safe-area-inset-right) 0 env(safe-area-inset-left)'
  element.append(probe)
  const { paddingLeft, paddingRight } = getComputedStyle(probe)
  probe.remove()
  return { left: Number.parseFloat(paddingLeft) || 0, right: Number.parseFloat(paddingRight) || 0 }
}
