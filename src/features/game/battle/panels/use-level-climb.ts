import { useEffect, useRef, useState } from 'react'
import { playCue } from '@/audio/player.ts'
import { runProgress } from '@/stage/timing/run-progress.ts'
import { prefersReducedMotion } from '@/ui/theme/apply-motion.ts'
import { CLIMB, type Climb, climbAt } from './level-climb.ts'

/** Fills the bar once when XP was earned. With reduced motion it shows the end immediately. Sounds are played in both cases. */
export function useLevelClimb(before: number, gained: number): Climb {
  const [climb, setClimb] = useState(() => climbAt(before, 0, 0))
  const passed = useRef(0)
  useEffect(() => {
    const show = (way: number) => {
      const next = climbAt(before, gained, way)
      if (next.passed > passed.current) playCue('level_up')
      passed.current = next.passed
      setClimb(next)
    }
    passed.current = 0
    if (gained > 0) playCue('xp_gain')
    if (gained === 0 || prefersReducedMotion()) return show(1)
    return runProgress(CLIMB, show)
  }, [before, gained])
  return climb
}
