import type { BattleGesture } from '@/stage/battle-snapshot.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { usePageKeys } from '../kit/use-page-keys.ts'

interface GestureTarget {
  gesture(gesture: BattleGesture): void
}

const letters: Record<string, BattleGesture> = {
  s: { type: 'skip' },
  g: { type: 'guard' },
  w: { type: 'open-wheel' },
  l: { type: 'open-log' },
  escape: { type: 'clear-selection' },
}

const gestureOf = (key: string): BattleGesture | undefined =>
  /^[1-4]$/.test(key) ? { type: 'select-move', index: Number(key) - 1 } : letters[key]

/** The switch buttons are in the text version, which appears on focus. */
const focusReplacements = () => document.querySelector<HTMLElement>('[data-testid="replace-card"]')?.focus()

/** Shortcut keys of the battle, as listed in the text version, where they can be turned off (WCAG 2.1.4). */
export function useBattleKeys(conductor: GestureTarget, isActive: boolean): void {
  const isOn = usePreferences(state => state.shortcuts)
  usePageKeys(event => {
    if (event.repeat) return
    const key = event.key.toLowerCase()
    const gesture = gestureOf(key)
    if (gesture) conductor.gesture(gesture)
    else if (key === 'c') focusReplacements()
  }, isActive && isOn)
}
