import { type KeyScope, usePageKeys } from './use-page-keys.ts'

/** Calls `turn` with −1 for the left arrow and +1 for the right arrow. */
export function useArrowKeys(turn: (by: 1 | -1) => void, isActive = true, where: KeyScope = 'page'): void {
  usePageKeys(
    ({ key }) => {
      if (key === 'ArrowRight') turn(1)
      else if (key === 'ArrowLeft') turn(-1)
    },
    isActive,
    where,
  )
}
