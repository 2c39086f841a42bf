import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * A choice that is stored in the address but does not wait for navigation: the next click builds on the last choice,
 * even before its address has loaded or it was rendered.
 * @returns the choice, and a function that changes the latest choice immediately and returns the new one
 */
export function useAddressChoice<C>(
  params: URLSearchParams,
  read: (params: URLSearchParams) => C,
): [C, (change: (latest: C) => C) => C] {
  const address = params.toString()
  const [ahead, setAhead] = useState<{ choice?: C; of?: string }>({})
  if (ahead.of !== undefined && ahead.of !== address) setAhead({}) // the address has loaded. Going back must not show the choice again
  useEffect(() => {
    // Going back before the address has loaded drops the choice. The address is then the one it was made at. A new
    // object each time, because React skips a state that equals the one of a discarded render.
    const forget = () => setAhead({})
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  const choice = ahead.of === address ? (ahead.choice as C) : read(params)
  const latest = useRef(choice)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list replaces the choice, not any other rendering
  useLayoutEffect(() => {
    latest.current = choice
  }, [address, ahead])
  const change = (next: (latest: C) => C): C => {
    latest.current = next(latest.current)
    setAhead({ choice: latest.current, of: address })
    return latest.current
  }
  return [choice, change]
}
