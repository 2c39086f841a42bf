import { describe, expect, it } from 'vitest'
import { type CueName, takeName } from '@/design/cues.ts'
import { createCuePlayer } from './cue-player.ts'
import { rateOfStep } from './cues.ts'

interface Played {
  file: string
  volume: number
  rate: number
  pan: number
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
  let saving = false
  let timers: { at: number; run(): void }[] = []
  const player = createCuePlayer({
    now: () => now,
    isUnlocked: () => unlocked,
    random: () => chance,
    onForeground: () => voices++,
    savesData: () => saving,
    after: (ms, run) => {
      timers.push({ at: now + ms, run })
      return () => {}
    },
    load: ([file = '']) => {
      loaded.push(file)
      return {
        play: () => played.push({ file, volume: 1, rate: 1, pan: 0, stopped: false }) - 1,
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
        pan: (pan, id) => {
          played[id]!.pan = pan
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
    wait: (ms: number) => {
      now += ms
      const due = timers.filter(timer => timer.at <= now)
      timers = timers.filter(timer => timer.at > now)
      for (const timer of due) timer.run()
    },
    saveData: () => (saving = true),
    lock: () => (unlocked = false),
    chance: (value: number) => (chance = value),
    notReady: () => (ready = false),
    arrive: () => {
      for (const run of waiting.splice(0)) run()
    },
  }
}

const fileOf = (cue: CueName, take = 0) => `/assets/sounds/${takeName(cue, take)}.webm`

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

it('plays a cue at the volume of its channel, clamped to 0 to 1', () => {
  const { player, played } = setup()
  player.setVolume('effects', 7)
  player.playCue('take_damage')
  expect(played[0]!.volume).toBe(1)
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
    { file: '/assets/voices/volpardore.webm', volume: 0.5, rate: 1, pan: 0, stopped: true },
    { file: '/assets/voices/ondalice.webm', volume: 0.5, rate: 1, pan: 0, stopped: false },
  ])
  expect(voices()).toBe(2)
})

describe('takes', () => {
  it('loads the next take five seconds after a cue was played, one at a time', () => {
    const { player, loaded, wait } = setup()
    player.playCue('take_damage')
    wait(4999)
    expect(loaded).toEqual([fileOf('take_damage')])
    wait(1)
    player.playCue('take_damage')
    wait(5000)
    expect(loaded).toEqual([0, 1, 2].map(take => fileOf('take_damage', take)))
  })

  it('never plays the same take twice in a row once another one has loaded', () => {
    const { player, played, wait, chance } = setup()
    for (let i = 0; i < 12; i++) {
      chance((i % 4) / 4)
      player.playCue('take_damage')
      wait(5000)
    }
    const files = played.map(({ file }) => file)
    expect(new Set(files).size).toBe(3)
    for (const [i, file] of files.entries()) if (i > 0) expect(file).not.toBe(files[i - 1])
  })

  it('loads only the first take while the reader saves data', () => {
    const { player, loaded, wait, saveData } = setup()
    saveData()
    player.playCue('take_damage')
    wait(10_000)
    player.playCue('take_damage')
    expect(loaded).toEqual([fileOf('take_damage')])
  })
})

it('pans a cue between −1 and 1, and leaves it in the middle without a position', () => {
  const { player, played, wait } = setup()
  for (const pan of [-0.4, 3, undefined]) {
    player.playCue('take_damage', { pan })
    wait(100)
  }
  expect(played.map(({ pan }) => pan)).toEqual([-0.4, 1, 0])
})

it('plays the layers of a cue: those of the table at its position, those of the audience everywhere', () => {
  const { player, played } = setup()
  player.playCue('take_damage_heavy', { pan: 0.5, layers: ['table_rattle', 'crowd_gasp'] })
  expect(played.map(({ file, pan }) => [file, pan])).toEqual([
    [fileOf('take_damage_heavy'), 0.5],
    [fileOf('table_rattle'), 0.5],
    [fileOf('crowd_gasp'), 0],
  ])
})

it('raises a counter by the steps of a scale, without variation, also within 60 ms', () => {
  const { player, played, chance } = setup()
  chance(1)
  for (const step of [0, 1, 5]) player.playCue('score', { step })
  expect(played.map(({ rate }) => rate)).toEqual([1, rateOfStep(1), 2])
})

it('lowers the music for a heavy blow, not for a light one', () => {
  const { player, voices } = setup()
  player.playCue('take_damage')
  expect(voices()).toBe(0)
  player.playCue('take_damage_heavy')
  player.playCue('attack_fuoco_heavy')
  expect(voices()).toBe(2)
})
