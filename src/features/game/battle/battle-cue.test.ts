// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePreferences } from '@/stores/preferences.ts'
import { patternOf, playBattleCue } from './battle-cue.ts'

const playCue = vi.hoisted(() => vi.fn())
vi.mock('@/audio/player.ts', () => ({ playCue }))

const usual = usePreferences.getState()
const vibrate = vi.fn()

beforeEach(() => {
  playCue.mockClear()
  vibrate.mockClear()
  vi.stubGlobal('navigator', { vibrate })
  usePreferences.setState({ ...usual, reducedMotion: false })
})
afterEach(() => vi.unstubAllGlobals())

const total = (pattern: number[] | null) => (pattern ?? []).reduce((sum, ms) => sum + ms, 0)

it('vibrates longer for heavier blows', () => {
  const blows = (['take_damage', 'take_damage_heavy', 'card_defeated'] as const).map(cue =>
    total(patternOf(cue)),
  )
  expect(blows).toEqual([...blows].sort((a, b) => a - b))
  expect(new Set(blows).size).toBe(3)
})

it('plays the cue with its options and vibrates with its pattern', () => {
  playBattleCue('take_damage_heavy', { pan: 0.4 })
  expect(playCue).toHaveBeenCalledWith('take_damage_heavy', { pan: 0.4 })
  expect(vibrate).toHaveBeenCalledWith(patternOf('take_damage_heavy'))
})

it('does not vibrate for turns and light attacks', () => {
  playBattleCue('turn_own')
  playBattleCue('attack_fuoco_light')
  expect(vibrate).not.toHaveBeenCalled()
})

it('does not vibrate with silent effects or reduced motion, but plays the cue', () => {
  usePreferences.setState({ muted: { ...usual.muted, effects: true } })
  playBattleCue('take_damage')
  usePreferences.setState({ muted: usual.muted, reducedMotion: true })
  playBattleCue('take_damage')
  expect(vibrate).not.toHaveBeenCalled()
  expect(playCue).toHaveBeenCalledTimes(2)
})
