import { expect, it } from 'vitest'
import type { CueName } from '@/design/cues.ts'
import { createCuePlayer } from './cue-player.ts'

interface Played {
  file: string
  volume: number
  rate: number
  stopped: boolean
}

function setup() {
  const played: Played[] = []
  const loaded: string[] = []
  const waiting: (() => void)[] = []
  let voices = 0
  let now = 0
  let unlocked = true
  let ready = true
  let chance = 0.5
  const player = createCuePlayer({
    now: () => now,
    isUnlocked: () => unlocked,
    random: () => chance,
    onVoice: () => voices++,
    load: ([file = '']) => {
      loaded.push(file)
      return {
        play: () => played.push({ file, volume: 1, rate: 1, stopped: false }) - 1,
        stop: id => {
          played[id]!.stopped = true
        },
        playing: id => !played[id]!.stopped,
        volume: (volume, id) => {
          played[id]!.volume = volume
        },
        rate: (rate, id) => {
          played[id]!.rate = rate
        },
        isReady: () => ready,
        whenReady: run => void waiting.push(run),
      }
    },
  })
  return {
    player,
    played,
    loaded,
    voices: () => voices,
    wait: (ms: number) => (now += ms),
    lock: () => (unlocked = false),
    chance: (value: number) => (chance = value),
    notReady: () => (ready = false),
    arrive: () => {
      for (const run of waiting.splice(0)) run()
    },
  }
}

const fileOf = (cue: CueName) => `/assets/sounds/${cue}.webm`

it('does not play the same cue twice within 60 ms, but plays another one', () => {
  const { player, played, wait } = setup()
  player.playCue('click')
  wait(59)
  player.playCue('click')
  player.playCue('take_damage')
  wait(1)
  player.playCue('click')
  expect(played.map(p => p.file)).toEqual([fileOf('click'), fileOf('take_damage'), fileOf('click')])
})

it('loads a file once, and not while its channel is muted', () => {
  const { player, loaded, wait } = setup()
  player.setVolume('effects', 0)
  player.playCue('click')
  player.prepare(['click'], [])
  expect(loaded).toEqual([])
  player.setVolume('effects', 1)
  player.prepare(['click'], ['volpardore'])
  player.playCue('click')
  wait(100)
  player.playCue('click')
  expect(loaded).toEqual([fileOf('click'), '/assets/voices/volpardore.webm'])
})

it('multiplies the volumes of channel and cue, clamped to 0 to 1', () => {
  const { player, played } = setup()
  player.setVolume('effects', 7)
  player.playCue('take_damage')
  expect(played[0]!.volume).toBeCloseTo(0.8)
})

it('starts nothing in a hidden tab', () => {
  const { player, played } = setup()
  player.setHidden(true)
  player.playCue('click')
  player.setHidden(false)
  player.playCue('click')
  expect(played).toHaveLength(1)
})

it('drops a cue before the first touch and loads no file for it', () => {
  const { player, played, loaded, lock } = setup()
  lock()
  player.playCue('battle_start')
  player.prepare(['click'], ['volpardore'])
  expect(played).toEqual([])
  expect(loaded).toEqual([])
})

it('drops a cue whose file loads too late and plays one that is in time', () => {
  const { player, played, wait, notReady, arrive } = setup()
  notReady()
  player.playCue('take_damage')
  wait(351)
  arrive()
  expect(played).toEqual([])
  player.playCue('heal')
  wait(300)
  arrive()
  expect(played.map(p => p.file)).toEqual([fileOf('heal')])
})

it('stops the first of four equal hits, and never overlaps a melody with itself', () => {
  const { player, played, wait } = setup()
  for (let i = 0; i < 4; i++) {
    player.playCue('take_damage')
    wait(100)
  }
  expect(played.map(p => p.stopped)).toEqual([true, false, false, false])
  player.playCue('turn_own')
  wait(100)
  player.playCue('turn_own')
  expect(played.slice(4).map(p => p.stopped)).toEqual([true, false])
})

it('varies the pitch of hits by at most three hundredths, and never that of melodies', () => {
  const { player, played, chance, wait } = setup()
  chance(1)
  player.playCue('take_damage')
  player.playCue('victory')
  chance(0)
  wait(100)
  player.playCue('take_damage')
  expect(played.map(p => p.rate)).toEqual([1.03, 1, 0.97])
})

it('plays one character’s voice at a time, on its own channel, and lowers the music', () => {
  const { player, played, voices, wait } = setup()
  player.setVolume('voice', 0.5)
  player.playVoice('volpardore')
  wait(100)
  player.playVoice('ondalice')
  expect(played).toEqual([
    { file: '/assets/voices/volpardore.webm', volume: 0.5, rate: 1, stopped: true },
    { file: '/assets/voices/ondalice.webm', volume: 0.5, rate: 1, stopped: false },
  ])
  expect(voices()).toBe(2)
})
