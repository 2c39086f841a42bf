import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Round, Rounds, type RoundsConfig } from './session/rounds.ts'

const preparing: Round = { state: 'preparing' }
const nothing = () => () => {}

/** Sits down when the component comes and leaves when it goes. Later values of `configure` are not looked at. */
export function useRounds(configure: () => RoundsConfig): { rounds: Rounds | null; round: Round } {
  const [rounds, setRounds] = useState<Rounds | null>(null)
  const first = useRef(configure)
  useEffect(() => {
    const seated = new Rounds(first.current())
    setRounds(seated)
    void seated.open()
    return () => seated.close()
  }, [])
  const round = useSyncExternalStore(rounds?.subscribe ?? nothing, () => rounds?.state() ?? preparing)
  return { rounds, round }
}
