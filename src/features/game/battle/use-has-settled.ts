import { useEffect, useState } from 'react'
import type { StageStatus } from '../kit/use-mounted-stage.ts'
import type { Showing } from './scene/conductor.ts'

/** Time without input after which the player has settled, in milliseconds. */
const QUIET = 2500

/**
 * Returns true once the player has acted, or has been able to act for a while. Sound files and the audio system would delay the table
 * and the first move on a slow connection or a slow device, so they wait for this.
 */
export function useHasSettled({ battle, picture }: Showing, stage: StageStatus): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  const isStageReady = stage !== 'mounting'
  const isWaiting =
    isStageReady && (battle.gameState === 'playing' || battle.gameState === 'awaiting_selection')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setHasWaited(true), QUIET)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const hasActed = battle.turn > 1 || picture.selectedMove !== null || picture.selectedCard !== null
  return isStageReady && (hasWaited || hasActed)
}
