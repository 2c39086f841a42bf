import { useEffect, useState } from 'react'

/**
 * A choice that lives in the address but does not wait for it: while the address is on its way, the next click already builds on
 * what was chosen last.
 * @returns the choice, and what to tell a new one before the address is asked to change
 */
export function useAddressChoice<C>(
  params: URLSearchParams,
  read: (params: URLSearchParams) => C,
): [C, (next: C) => void] {
  const address = params.toString()
  const [ahead, setAhead] = useState<{ choice: C; of: string } | null>(null)
  if (ahead && ahead.of !== address) setAhead(null) // it has arrived; going back must not bring it up again
  useEffect(() => {
    // Going back before it has arrived takes it back: the address is then the one it was chosen at.
    const forget = () => setAhead(null)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  const choice = ahead?.of === address ? ahead.choice : read(params)
  return [choice, next => setAhead({ choice: next, of: address })]
}
