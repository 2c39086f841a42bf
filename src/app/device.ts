/** Device classes and the rotate prompt's condition (specification notes §4 Layout and device). */
import { useSyncExternalStore } from 'react'

export type DeviceClass = 'mobile' | 'tablet' | 'desktop'

export interface Viewport {
  width: number // CSS px
  height: number
}

export const deviceClass = ({ width }: Viewport): DeviceClass =>
  width < 768 ? 'mobile' : width < 1200 ? 'tablet' : 'desktop'

/** Portrait means that height is at least the width. */
export const isPortrait = ({ width, height }: Viewport): boolean => height >= width

/** `minLandscapeWidth` is undefined for a route that does not require landscape. */
export const mustRotate = (viewport: Viewport, minLandscapeWidth: number | undefined): boolean =>
  minLandscapeWidth !== undefined &&
  viewport.width > 0 &&
  deviceClass(viewport) === 'mobile' &&
  isPortrait(viewport) &&
  viewport.width < minLandscapeWidth

let current: Viewport = { width: 0, height: 0 }

const read = (): Viewport => {
  if (current.width !== innerWidth || current.height !== innerHeight) {
    current = { width: innerWidth, height: innerHeight }
  }
  return current
}

function watch(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  addEventListener('orientationchange', onChange)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    removeEventListener('resize', onChange)
    removeEventListener('orientationchange', onChange)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Used without a window: the server renders for every width at once. */
const nowhere: Viewport = { width: 0, height: 0 }

export const useViewport = (): Viewport => useSyncExternalStore(watch, read, () => nowhere)

function watchScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

/** Returns whether the page is scrolled away from its top. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => scrollY > 4,
    () => false,
  )
