import { speeds, usePreferences } from '@/stores/preferences.ts'
import { usePageKeys } from '../../kit/use-page-keys.ts'
import type { ReplayPlayer } from './replay-player.ts'

/** Handles space, arrows, Home and End, 1 to 4, V and L anywhere on the page. On a focused button, space activates the button. */
export function useReplayKeys(player: ReplayPlayer, onLog: () => void): void {
  usePageKeys(event => {
    const onButton = event.target instanceof Element && event.target.closest('button, a') !== null
    if (event.key === ' ' && onButton) return
    if (pressKey(event.key, player, onLog)) event.preventDefault()
  })
}

/** Returns true if the key was handled. */
function pressKey(key: string, player: ReplayPlayer, onLog: () => void): boolean {
  const speed = speeds.find(value => String(value) === key)
  if (speed) usePreferences.getState().change({ speed })
  else if (key === ' ' || key === 'k') player.toggle()
  else if (key === 'ArrowRight') player.forward()
  else if (key === 'ArrowLeft') player.back()
  else if (key === 'Home') player.jump(0)
  else if (key === 'End') player.jump(Number.POSITIVE_INFINITY)
  else if (key === 'v') player.turnTo(player.store.getState().side === 'player1' ? 'player2' : 'player1')
  else if (key === 'l') onLog()
  else return false
  return true
}
