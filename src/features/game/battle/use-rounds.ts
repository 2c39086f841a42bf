import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { beforeRounds, type Round, Rounds, type RoundsConfig, type RoundsState } from './session/rounds.ts'

const noRounds = createStore<RoundsState>(() => beforeRounds)

/** Opens the rounds on mount and closes them on unmount. Later values of `configure` are ignored. */
export function useRounds(configure: () => RoundsConfig): { rounds: Rounds | null; round: Round } {
  const [rounds, setRounds] = useState<Rounds | null>(null)
  const first = useRef(configure)
  useEffect(() => {
    const seated = new Rounds(first.current())
    setRounds(seated)
    void seated.open()
    return () => seated.close()
  }, [])
  const round = useStore(rounds?.store ?? noRounds, state => state.round)
  return { rounds, round }
}
