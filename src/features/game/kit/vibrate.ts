import { audibleVolume, usePreferences } from '@/stores/preferences.ts'

/** Vibrates a phone, unless effects are silent or reduced motion is set. @param pattern on and off in turn, ms */
export function vibrate(pattern: number | number[]): void {
  const preferences = usePreferences.getState()
  if (!preferences.reducedMotion && audibleVolume(preferences, 'effects') > 0) navigator.vibrate?.(pattern)
}
