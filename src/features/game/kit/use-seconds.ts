/** Seconds by the device's monotonic clock, which a change of the system time does not affect. */
import { useEffect, useState } from 'react'

const REFRESH = 250 // ms

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isRunning) return
    const read = () => setNow(performance.now())
    read()
    const timer = setInterval(read, REFRESH)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** Returns whole seconds since a time of the server's clock. `now` is the server's time in the response. */
export function useSecondsSince(moment: { since: number; now: number } | null): number {
  const [offset, setOffset] = useState(0)
  const serverNow = moment?.now ?? 0
  useEffect(() => setOffset(serverNow === 0 ? 0 : serverNow - performance.now()), [serverNow])
  const now = useNow(moment !== null)
  return moment ? Math.max(0, Math.floor((now + offset - moment.since) / 1000)) : 0
}

/** Returns whole seconds until a time of the server's clock. `now` is its time in the response. */
export function useSecondsUntil(moment: number | null, serverNow: number): number {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  useEffect(
    () => setEndsAt(moment === null ? null : moment - serverNow + performance.now()),
    [moment, serverNow],
  )
  return useSecondsLeft(endsAt) ?? 0
}

/** @param endsAt in ms of performance.now(); null while no clock runs */
export function useSecondsLeft(endsAt: number | null): number | null {
  const now = useNow(endsAt !== null)
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000))
}
