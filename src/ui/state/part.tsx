/**
 * A part of a page that waits for its own code and is taken over by itself: like a Suspense boundary, and it is known when none of
 * them is waiting any more.
 */
import { type ReactNode, Suspense, useEffect, useRef } from 'react'

const waiting = new Set<object>()
const listeners = new Set<() => void>()

function tell(): void {
  if (waiting.size > 0) return
  for (const hear of listeners) hear()
  listeners.clear()
}

/** Calls `hear` once, when everything on the page has loaded. Returns a function that cancels. */
export function whenWhole(hear: () => void): () => void {
  listeners.add(hear)
  tell()
  return () => listeners.delete(hear)
}

export function Part({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const own = useRef({ hasCome: false })
  useEffect(() => {
    const part = own.current
    if (!part.hasCome) waiting.add(part)
    return () => {
      waiting.delete(part)
      tell()
    }
  }, [])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival of={own.current} />
    </Suspense>
  )
}

/** Beside the content: it is there when the content is. */
function Arrival({ of: part }: { of: { hasCome: boolean } }) {
  useEffect(() => {
    part.hasCome = true
    if (waiting.delete(part)) tell()
  }, [part])
  return null
}
