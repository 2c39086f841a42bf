import { useEffect, useState } from 'react'

/** The value once it has not changed for so many milliseconds; the first one at once. */
export function useSettled<T>(value: T, millis: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis)
    return () => clearTimeout(timer)
  }, [value, millis])
  return settled
}
