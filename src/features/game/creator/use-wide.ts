import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1100px) and (min-height: 620px)'

function subscribe(changed: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether everything fits side by side; else it comes in four steps. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
