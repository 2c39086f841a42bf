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

it('the same cue does not sound twice within 60 ms, another one does', () => {
  const { player, played, wait } = setup()
  player.playCue('click')
  wait(59)
  player.playCue('click')
  player.playCue('take_damage')
  wait(1)
  player.playCue('click')
  expect(played.map(p => p.file)).toEqual([fileOf('click'), fileOf('take_damage'), fileOf('click')])
})

it('a file is loaded once, and not at all while its channel is silent', () => {
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

it('volume is the channel times the cue, kept within 0 and 1', () => {
  const { player, played } = setup()
  player.setVolume('effects', 7)
  player.playCue('take_damage')
  expect(played[0]!.volume).toBeCloseTo(0.8)
})

it('a hidden tab starts nothing', () => {
  const { player, played } = setup()
  player.setHidden(true)
  player.playCue('click')
  player.setHidden(false)
  player.playCue('click')
  expect(played).toHaveLength(1)
})

it('before the first touch a cue is dropped, and no file is loaded for it', () => {
  const { player, played, loaded, lock } = setup()
  lock()
  player.playCue('battle_start')
  player.prepare(['click'], ['volpardore'])
  expect(played).toEqual([])
  expect(loaded).toEqual([])
})

it('a cue whose file comes too late is dropped, one in time is played', () => {
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

it('the fourth of the same blow silences the first; a melody never overlaps itself', () => {
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

it('blows differ by at most three hundredths in pitch, melodies stay in tune', () => {
  const { player, played, chance, wait } = setup()
  chance(1)
  player.playCue('take_damage')
  player.playCue('victory')
  chance(0)
  wait(100)
  player.playCue('take_damage')
  expect(played.map(p => p.rate)).toEqual([1.03, 1, 0.97])
})

it('one character speaks at a time, on its own channel, and the music makes room', () => {
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
