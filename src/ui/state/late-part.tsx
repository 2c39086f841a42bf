import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/**
 * Wraps a lazy part that the server renders with the page and that takes input. Until its code is loaded, `data-late`
 * causes clicks and text to be recorded (`ssr/hydration/event-replay.ts`).
 */
export function LatePart({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div ref={ref} data-late="" style={{ display: 'contents' }}>
      <Suspense>
        {children}
        <Ready onReady={() => ref.current?.removeAttribute('data-late')} />
      </Suspense>
    </div>
  )
}

/** Renders next to its siblings, whose listeners are attached before its effect. */
function Ready({ onReady }: { onReady(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part is there
  useEffect(() => {
    onReady()
    dispatchEvent(new Event('late-ready'))
  }, [])
  return null
}
