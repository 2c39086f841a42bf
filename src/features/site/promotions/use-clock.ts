import { useEffect, useState } from 'react'

/**
 * The time of day on the screen, told anew with each beat of the wall clock and when the tab comes back. `moments` are told to the
 * millisecond they come, whatever the beat; a browser's timers reach 24 days, further ones are waited for in stages.
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
