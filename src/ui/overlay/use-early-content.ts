import { type RefObject, useEffect, useState } from 'react'

/** True on the server, and in a server-rendered page before the app has started. */
const isBeforeApp = () =>
  typeof document === 'undefined' || document.documentElement.dataset.app === 'rendered'

/**
 * Returns whether a closed dialog renders its content. It does in a server-rendered page until the app is ready, so
 * that `data-opens` can show it before (`ssr/hydration/early-dialog.ts`).
 */
export function useEarlyContent(dialog: RefObject<HTMLDialogElement | null>, isWanted: boolean): boolean {
  const [isEarly, setIsEarly] = useState(() => isWanted && isBeforeApp())
  useEffect(() => {
    const end = () => {
      if (!dialog.current?.open) setIsEarly(false)
    }
    addEventListener('app-ready', end, { once: true })
    return () => removeEventListener('app-ready', end)
  }, [dialog])
  return isEarly
}
