import { useEffect, useState } from 'react'
import type { StageStatus } from '../kit/use-mounted-stage.ts'
import { useMusic } from '../kit/use-music.ts'
import { moodOf } from './battle-mood.ts'
import type { Showing } from './scene/conductor.ts'

/** Time without input after which the music starts while the player chooses, in milliseconds. */
const QUIET = 2500

/**
 * The music of a battle, by its mood. A lost battle ends in silence after its sting. The files are the largest of a battle and
 * would delay the table and the first move on a slow connection, so they load when the player acts, or after a pause.
 */
export function useBattleMusic({ battle, picture }: Showing, stage: StageStatus): void {
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
  useMusic(isStageReady && (hasWaited || hasActed) ? moodOf(picture) : null)
}
