import { gsap } from 'gsap'

/**
 * Animates a value of the page linearly on GSAP's clock, like the pieces of the stage.
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
