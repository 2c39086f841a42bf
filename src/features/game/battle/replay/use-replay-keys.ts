import { useEffect, useRef } from 'react'
import { speeds, usePreferences } from '@/stores/preferences.ts'
import type { ReplayPlayer } from './replay-player.ts'

/** Space, arrows, Home and End, 1 to 4, V and L anywhere on the page; whoever types or slides keeps their keys. */
export function useReplayKeys(player: ReplayPlayer, onLog: () => void): void {
  const latest = useRef(onLog)
  latest.current = onLog
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, select, textarea, dialog')) return
      if (event.key === ' ' && target?.closest('button, a')) return
      if (press(event.key, player, latest.current)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [player])
}

/** Whether the key meant something. */
function press(key: string, player: ReplayPlayer, onLog: () => void): boolean {
  const speed = speeds.find(value => String(value) === key)
  if (speed) usePreferences.getState().change({ speed })
  else if (key === ' ' || key === 'k') player.toggle()
  else if (key === 'ArrowRight') player.forward()
  else if (key === 'ArrowLeft') player.back()
  else if (key === 'Home') player.jump(0)
  else if (key === 'End') player.jump(Number.POSITIVE_INFINITY)
  else if (key === 'v') player.turnTo(player.state().side === 'player1' ? 'player2' : 'player1')
  else if (key === 'l') onLog()
  else return false
  return true
}
