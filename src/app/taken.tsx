/** Last in the app: tells, once every part of the page listens, that the app has the page (`data-app` on the root element). */
import { useEffect } from 'react'
import { whenWhole } from '@/ui/state/part.tsx'

export function Taken() {
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
