import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '@/api/client.ts'
import { heartbeat, type Presence } from '@/contract/endpoints/game/lobby.ts'
import { heartbeatMillis, userChannel } from '@/contract/endpoints/game/online.ts'
import type { Connection } from '@/realtime/connection.ts'
import { thisDevice } from './device.ts'

/** Presence without the server's time, which differs in every response: a response without a change renders nothing. */
export type KnownPresence = Omit<Presence, 'now'>

export interface PresenceState {
  presence: KnownPresence | null // null until the first response
  isReached: boolean // the last heartbeat had a response
  /** Sends a heartbeat now, for example after a change. */
  look(): void
  /** Makes this device the one that plays. */
  take(): void
}

/** Another tab or another device of the same player has the seat. */
export const isOtherDevice = ({ presence }: PresenceState): boolean =>
  presence !== null && presence.device !== null && presence.device !== thisDevice()

/**
 * The heartbeat of a screen. It is also sent when a tab wakes and when the player's own channel reports a change. Its
 * response is authoritative; the channel is only faster.
 * @param takes this screen plays, so its device takes the seat
 * @param onTime receives the server's time of every response, in epoch milliseconds
 */
export function usePresence(
  connection: Connection | null,
  userId: number | null,
  takes: boolean,
  onTime?: (serverNow: number) => void,
): PresenceState {
  const [presence, setPresence] = useState<KnownPresence | null>(null)
  const [isReached, setReached] = useState(true)
  const isAlive = useRef(true)
  const latestOnTime = useRef(onTime)
  latestOnTime.current = onTime
  const beat = useCallback(async (taking: boolean) => {
    const response = await call(heartbeat, { body: { device: thisDevice(), takes: taking } })
    if (!isAlive.current) return
    setReached(response.ok)
    if (!response.ok) return
    const { now, ...known } = response.value
    latestOnTime.current?.(now)
    setPresence(before => replaceEqualDeep(before, known))
  }, [])
  const look = useCallback(() => void beat(false), [beat])
  const take = useCallback(() => void beat(true), [beat])

  useEffect(() => {
    if (userId === null) return
    isAlive.current = true
    void beat(takes)
    const timer = setInterval(look, heartbeatMillis)
    const wake = () => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', look)
    return () => {
      isAlive.current = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', look)
    }
  }, [userId, takes, beat, look])

  useEffect(() => {
    if (!connection || userId === null) return
    return connection.subscribe(userChannel(userId), {
      events: { 'match-changed': look, 'seat-taken': look },
      subscribed: look,
    })
  }, [connection, userId, look])

  return { presence, isReached, look, take }
}
