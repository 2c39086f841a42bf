import { useEffect, useState } from 'react'

const pauseMillis = 250

/** The value once it has stood still for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMillis)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
