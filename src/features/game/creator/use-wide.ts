import { useSyncExternalStore } from 'react'
import { matchesMedia } from '@/lib/matches-media.ts'

const wide = '(min-width: 1100px) and (min-height: 620px)'
const narrow = '(max-width: 480px)'

const subscribeTo = (media: string) => (changed: () => void) => {
  const query = window.matchMedia(media)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const [onWide, onNarrow] = [subscribeTo(wide), subscribeTo(narrow)]

/** Returns whether everything fits side by side; otherwise the editor uses four steps. */
export const useWide = (): boolean => useSyncExternalStore(onWide, () => matchesMedia(wide))

/** Returns whether a row is too narrow for four fields. */
export const useNarrow = (): boolean => useSyncExternalStore(onNarrow, () => matchesMedia(narrow))
