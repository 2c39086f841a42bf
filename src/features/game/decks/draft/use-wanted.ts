import { useEffect } from 'react'

/** The address asks for something once, when the room is entered. */
export function useWanted(wanted: number | null, give: (wanted: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts
  useEffect(() => {
    if (wanted !== null) give(wanted)
  }, [wanted])
}
