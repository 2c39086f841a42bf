import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

export interface InBrowserProps {
  fallback: ReactNode // on the server, and until the content's code is loaded
  children: ReactNode
}

/** Content that the server does not render, such as fields of MUI, whose styles are created in the browser. */
export function InBrowser({ fallback, children }: InBrowserProps) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isInBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}

const neverChanges = () => () => {}
