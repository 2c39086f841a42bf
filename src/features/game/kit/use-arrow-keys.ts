import { usePageKeys } from './use-page-keys.ts'

/** Left and right arrows anywhere on the page turn by −1 and +1. */
export function useArrowKeys(turn: (by: 1 | -1) => void): void {
  usePageKeys(({ key }) => {
    if (key === 'ArrowRight') turn(1)
    else if (key === 'ArrowLeft') turn(-1)
  })
}
