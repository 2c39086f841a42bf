import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * A choice that lives in the address but does not wait for it: while the address is on its way, the next click already builds on
 * what was chosen last, even when that has not been drawn yet.
 * @returns the choice, and a function that changes the latest one before the address follows; it returns the new choice
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was drawn anew replaces what was chosen, not any other drawing
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
