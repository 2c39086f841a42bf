import { useEffect } from 'react'

/** Handles a parameter of the address once when the page is opened. */
export function useWanted(wanted: number | null, give: (wanted: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts
  useEffect(() => {
    if (wanted !== null) give(wanted)
  }, [wanted])
}
