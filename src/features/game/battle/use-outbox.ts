import { useEffect } from 'react'
import { outbox } from './session/outbox.ts'

/** Sends results that still wait for this player: at once, and whenever the network is back. */
export function useOutbox(userId: number | null): void {
  useEffect(() => {
    if (userId === null) return
    const send = () => void outbox.flush(userId)
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [userId])
}
