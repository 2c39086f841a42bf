import { useEffect, useState } from 'react'
import type { MusicName } from '@/design/cues.ts'
import type { StageStatus } from '../kit/use-mounted-stage.ts'
import { useMusic } from '../kit/use-music.ts'
import type { Showing } from './scene/conductor.ts'

/** Time without input after which the music starts while the player chooses, in milliseconds. */
const QUIET = 2500

/**
 * The loop of a battle; a lost one ends in silence: its sting has said enough. Its file is the largest of a battle, so on a slow line it
 * would hold up the table and the first move: it comes when the player acts, or after a look at the table.
 */
export function useBattleMusic({ battle, picture }: Showing, stage: StageStatus): void {
  const [hasWaited, setHasWaited] = useState(false)
  const stands = stage !== 'mounting'
  const isWaiting = stands && (battle.gameState === 'playing' || battle.gameState === 'awaiting_selection')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setHasWaited(true), QUIET)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const hasActed = battle.turn > 1 || picture.selectedMove !== null || picture.selectedCard !== null
  useMusic(stands && (hasWaited || hasActed) ? musicOf(picture) : null)
}

const musicOf = ({ outcome }: Showing['picture']): MusicName | null =>
  outcome === null ? 'battle' : outcome === 'win' ? 'victory' : null
