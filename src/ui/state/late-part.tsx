import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/**
 * Around a lazy part that the server paints with the page and that is pressed or written into: until its code is there, `data-late` has
 * presses and text kept for it (`ssr/hydration/event-replay.ts`).
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

/** Stands with its siblings, whose listeners are there before its effect. */
function Ready({ onReady }: { onReady(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the part is there
  useEffect(() => {
    onReady()
    dispatchEvent(new Event('late-ready'))
  }, [])
  return null
}
