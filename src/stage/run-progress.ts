import { gsap } from 'gsap'

/**
 * Lets a value of the page run evenly with GSAP's clock, as the pieces of the stage do.
 * @param length milliseconds
 * @param show called with the milliseconds that have passed, last with `length`
 * @returns the function that stops it
 */
export function runProgress(length: number, show: (elapsed: number) => void): () => void {
  const way = { elapsed: 0 }
  const tween = gsap.to(way, {
    elapsed: length,
    duration: length / 1000,
    ease: 'none',
    onUpdate: () => show(way.elapsed),
  })
  return () => void tween.kill()
}
