import { useCallback, useState } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'

/**
 * Blocks leaving until the reader saves or discards the changes. Only while this page is the current one: it stays mounted while the next
 * one loads, and a step back in that time must not be stopped.
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
