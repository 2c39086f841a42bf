/** Last in the app: marks the root element with `data-app` once every part of the page is hydrated. */
import { useEffect } from 'react'
import { whenWhole } from '@/ui/state/part.tsx'

export function AppReady() {
  useEffect(
    () =>
      whenWhole(() => {
        document.documentElement.dataset.app = 'ready'
        dispatchEvent(new Event('app-ready'))
      }),
    [],
  )
  return null
}
