import { gsap } from 'gsap'

const running = new Set<gsap.core.Tween>()

/** Returns whether a part of the page is animated. It shares the frames of the stage, which must not stop then. */
export const isProgressRunning = (): boolean => running.size > 0

/**
 * Animates a part of the page on GSAP's clock, like the objects of the stage. It starts fast and ends slowly.
 * @param length milliseconds
 * @param show called with the progress, 0–1; last with 1, which it receives once
 * @returns the function that stops it
 */
export function runProgress(length: number, show: (share: number) => void): () => void {
  const way = { share: 0 }
  const tween = gsap.to(way, {
    share: 1,
    duration: length / 1000,
    ease: 'power2.out',
    onUpdate: () => {
      if (way.share < 1) show(way.share) // GSAP rounds: 1 may come a frame early
    },
    onComplete: () => {
      running.delete(tween)
      show(1)
    },
  })
  running.add(tween)
  return () => {
    running.delete(tween)
    tween.kill()
  }
}
