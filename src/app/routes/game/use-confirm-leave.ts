import { useCallback, useState } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'

/**
 * Blocks leaving until the user saves or discards the changes. It applies only while this page is the current one: it
 * stays mounted while the next page loads, and going back during that time must not be blocked.
 */
export function useConfirmLeave() {
  const { pathname } = useLocation()
  const [isUnsaved, onUnsaved] = useState(false)
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isUnsaved && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
      [isUnsaved, pathname],
    ),
  )
  const leaving =
    blocker.state === 'blocked' ? { go: () => blocker.proceed(), stay: () => blocker.reset() } : null
  return { leaving, onUnsaved }
}
