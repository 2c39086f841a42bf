import { useEffect, useState } from 'react'

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** Whole seconds since a moment of the server's clock; it said at once what time it had. */
export function useSecondsSince(moment: { since: number; now: number } | null): number {
  const [offset, setOffset] = useState(0)
  const serverNow = moment?.now ?? 0
  useEffect(() => setOffset(serverNow === 0 ? 0 : serverNow - Date.now()), [serverNow])
  const now = useNow(moment !== null)
  return moment ? Math.max(0, Math.floor((now + offset - moment.since) / 1000)) : 0
}

/** Whole seconds until a time of the server's clock; `now` is its time in the response. */
export function useSecondsUntil(moment: number | null, serverNow: number): number {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  useEffect(() => setEndsAt(moment === null ? null : moment - serverNow + Date.now()), [moment, serverNow])
  const now = useNow(endsAt !== null)
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000))
}
