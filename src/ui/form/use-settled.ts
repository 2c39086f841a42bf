import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for `millis` milliseconds. Returns the first value immediately. */
export function useSettled<T>(value: T, millis = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis)
    return () => clearTimeout(timer)
  }, [value, millis])
  return settled
}
