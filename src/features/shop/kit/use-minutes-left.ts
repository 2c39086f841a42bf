import { useEffect, useState } from 'react'

const tickMillis = 15_000

/**
 * Returns the whole minutes until a moment, at least 1. Null after the moment, and in the first render, which must equal
 * the server's. Calls `onPassed` at every tick after the moment, so that the caller can fetch the next one.
 */
export function useMinutesLeft(moment: string | undefined, onPassed: () => void): number | null {
  const [minutes, setMinutes] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new moment
  useEffect(() => {
    if (!moment) return
    const look = () => {
      const millisLeft = Date.parse(moment) - Date.now()
      setMinutes(millisLeft > 0 ? Math.ceil(millisLeft / 60_000) : null)
      if (millisLeft <= 0) onPassed()
    }
    look()
    const timer = setInterval(look, tickMillis)
    return () => clearInterval(timer)
  }, [moment])
  return minutes
}
