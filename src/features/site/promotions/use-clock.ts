import { useEffect, useState } from 'react'

/**
 * The current time, updated with each tick of the clock and when the tab becomes visible. `moments` update it exactly
 * when they are due, independent of the tick. A browser's timers reach 24 days, so later moments use several timers.
 */
export function useClock(beatMillis: number, moments: readonly Date[] = []): Date {
  const [now, setNow] = useState(() => new Date())
  const key = moments.map(moment => moment.getTime()).join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const marks = key === '' ? [] : key.split(',').map(Number)
    const plan = () => {
      const at = Date.now()
      const next = [at + beatMillis - (at % beatMillis), ...marks.filter(mark => mark > at)]
      timer = setTimeout(beat, Math.min(...next) - at)
    }
    const beat = () => {
      setNow(new Date())
      plan()
    }
    const wake = () => {
      if (document.hidden) return
      clearTimeout(timer)
      beat()
    }
    plan()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [beatMillis, key])
  return now
}
