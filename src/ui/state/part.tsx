/**
 * A part of a page that waits for its own code and is hydrated separately, like a Suspense boundary. It also reports
 * when no part is waiting any more.
 */
import { type ReactNode, Suspense, useEffect, useRef } from 'react'

const waiting = new Set<object>()
const listeners = new Set<() => void>()

function notifyWhenLoaded(): void {
  if (waiting.size > 0) return
  for (const listener of listeners) listener()
  listeners.clear()
}

/** Calls `listener` once, when everything on the page has loaded. */
export function whenWhole(listener: () => void): () => void {
  listeners.add(listener)
  notifyWhenLoaded()
  return () => listeners.delete(listener)
}

export function Part({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const ownPart = useRef({ hasCome: false })
  useEffect(() => {
    const part = ownPart.current
    if (!part.hasCome) waiting.add(part)
    return () => {
      waiting.delete(part)
      notifyWhenLoaded()
    }
  }, [])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival of={ownPart.current} />
    </Suspense>
  )
}

/** Rendered next to the content, so its effect runs when the content is mounted. */
function Arrival({ of: part }: { of: { hasCome: boolean } }) {
  useEffect(() => {
    part.hasCome = true
    if (waiting.delete(part)) notifyWhenLoaded()
  }, [part])
  return null
}
