import { type ReactNode, useEffect } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router-dom'
import { UnsavedQuestion } from './unsaved-question.tsx'

const anyPlace: BlockerFunction = () => true

/**
 * For a screen that keeps its own draft: leaving it for another place asks first, in the dialog that comes back; closing the
 * page asks too, in the browser's own words.
 */
export function useUnsaved(isDirty: boolean, leaves = anyPlace): ReactNode {
  useBeforeUnload(event => {
    if (isDirty) event.preventDefault()
  })
  const blocker = useBlocker(change => isDirty && leaves(change))
  // What is saved and left in one breath is clean a moment after it was held back.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isDirty) blocker.proceed()
  }, [blocker, isDirty])
  if (blocker.state !== 'blocked' || !isDirty) return null
  return <UnsavedQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
}
