import { expect, test } from 'vitest'
import type { CueName } from '@/contract/cues.ts'
import { createCuePlayer } from './cue-player.ts'

function setup() {
  const played: { cue: CueName; volume: number }[] = []
  const loaded: CueName[] = []
  const muted: boolean[] = []
  let now = 0
  let unlocked = true
  const player = createCuePlayer({
    now: () => now,
    isUnlocked: () => unlocked,
    random: () => 0.5,
    mute: value => muted.push(value),
    load: cue => {
      loaded.push(cue)
      return {
        play: () => played.push({ cue, volume: 1 }) - 1,
        volume: (volume, id = 0) => {
          played[id]!.volume = volume
        },
        rate: () => undefined,
      }
    },
  })
  return { player, played, loaded, muted, wait: (ms: number) => (now += ms), lock: () => (unlocked = false) }
}

test('the same cue does not sound twice within 60 ms, another one does', () => {
  const { player, played, wait } = setup()
  player.playCue('click')
  wait(59)
  player.playCue('click')
  player.playCue('take_damage')
  wait(1)
  player.playCue('click')
  expect(played.map(p => p.cue)).toEqual(['click', 'take_damage', 'click'])
})

test('a file is loaded once, and not at all while its channel is silent', () => {
  const { player, loaded, wait } = setup()
  player.setVolume('effects', 0)
  player.playCue('click')
  expect(loaded).toEqual([])
  player.setVolume('effects', 1)
  player.playCue('click')
  wait(100)
  player.playCue('click')
  expect(loaded).toEqual(['click'])
})

test('volume is the channel times the cue, kept within 0 and 1', () => {
  const { player, played } = setup()
  player.setVolume('effects', 7)
  player.playCue('take_damage')
  expect(played[0]!.volume).toBeCloseTo(0.9)
})

test('a hidden tab is mute and starts nothing', () => {
  const { player, played, muted } = setup()
  player.setHidden(true)
  player.playCue('click')
  player.setHidden(false)
  player.playCue('click')
  expect(muted).toEqual([true, false])
  expect(played).toHaveLength(1)
})

test('before the first touch a cue is dropped, and no file is loaded for it', () => {
  const { player, played, loaded, lock } = setup()
  lock()
  player.playCue('battle_start')
  expect(played).toEqual([])
  expect(loaded).toEqual([])
})
