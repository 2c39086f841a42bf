/**
 * Unsaved changes: open screens, forms and dialogs register them, and one guard asks before the user leaves. There is
 * one guard for all of them, because the router accepts only one blocker.
 */
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom'
import { UnsavedDialog } from './unsaved-dialog.tsx'

interface StoredDraft {
  leaves: BlockerFunction // whether a navigation leaves it
}

let written: readonly StoredDraft[] = []
const listeners = new Set<() => void>()

function set(next: readonly StoredDraft[]): void {
  written = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const anyPlace: BlockerFunction = () => true

/** While it is dirty, navigation away asks first. */
export function useUnsaved(isDirty: boolean, leaves = anyPlace): void {
  const storedDraft = useMemo<StoredDraft>(() => ({ leaves }), [leaves])
  useLayoutEffect(() => {
    if (!isDirty) return
    set([...written, storedDraft])
    return () => set(written.filter(stored => stored !== storedDraft))
  }, [isDirty, storedDraft])
}

/** Asks in the returned dialog. Closing the page asks in the browser's own dialog. */
export function UnsavedGuard() {
  const hasWritten = useSyncExternalStore(subscribe, () => written.length > 0)
  useBeforeUnload(event => {
    if (hasWritten) event.preventDefault()
  })
  const blocker = useBlocker(change => written.some(({ leaves }) => leaves(change)))
  // After saving and leaving in one step the form becomes clean just after the navigation was blocked.
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasWritten) blocker.proceed()
  }, [blocker, hasWritten])
  if (blocker.state !== 'blocked' || !hasWritten) return null
  return <UnsavedDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
}
