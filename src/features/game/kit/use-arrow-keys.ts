import { type KeyScope, usePageKeys } from './use-page-keys.ts'

/** Left and right arrows turn by −1 and +1. */
export function useArrowKeys(turn: (by: 1 | -1) => void, isHeard = true, where: KeyScope = 'page'): void {
  usePageKeys(
    ({ key }) => {
      if (key === 'ArrowRight') turn(1)
      else if (key === 'ArrowLeft') turn(-1)
    },
    isHeard,
    where,
  )
}
