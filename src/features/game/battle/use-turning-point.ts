import { useEffect, useState } from 'react'
import type { LostBattle, TurningPoint } from '@/engine/hints/turning-point.ts'
import { type FindTurning, findTurning } from './session/turning-finder.ts'

/**
 * Returns where a lost battle could have been won; null until it is found, and if there is none.
 * @param lost the battle, the same object as long as it is the same battle; null: nothing to search
 */
export function useTurningPoint(
  lost: LostBattle | null,
  find: FindTurning = findTurning,
): TurningPoint | null {
  const [turningPoint, setFound] = useState<{ lost: LostBattle; point: TurningPoint | null } | null>(null)
  useEffect(() => {
    if (!lost) return
    let isGone = false
    const search = find(lost)
    void search.point.then(point => {
      if (!isGone) setFound({ lost, point })
    })
    return () => {
      isGone = true
      search.stop()
    }
  }, [lost, find])
  return turningPoint?.lost === lost ? turningPoint.point : null
}
