import { expect, it } from 'vitest'
import { CROSS_FADE, createMusicPlayer, type Track } from './music-player.ts'

type Name = 'lobby' | 'battle' | 'victory'

interface FakeTrack extends Track {
  level: number
  on: boolean
  starts: number
}

function fakeTrack(): FakeTrack {
  const track: FakeTrack = {
    level: 0,
    on: false,
    starts: 0,
    play() {
      track.on = true
      track.starts++
    },
    pause: () => (track.on = false),
    stop: () => (track.on = false),
    playing: () => track.on,
    volume: () => track.level,
    fade: (_, to) => (track.level = to),
  }
  return track
}

function setup({ unlocked = true } = {}) {
  const tracks: Partial<Record<Name, FakeTrack>> = {}
  let timers: { at: number; run(): void }[] = []
  let now = 0
  let touched = unlocked
  const player = createMusicPlayer<Name>({
    load: name => {
      const track = fakeTrack()
      tracks[name] = track
      return track
    },
    isUnlocked: () => touched,
    after: (ms, run) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
  })
  player.setVolume(0.6)
  const wait = (ms: number) => {
    now += ms
    const due = timers.filter(timer => timer.at <= now)
    timers = timers.filter(timer => timer.at > now)
    for (const timer of due) timer.run()
  }
  return { player, tracks, wait, touch: () => (touched = true) }
}

it('cross-fades to another loop: the old one fades out and stops, the new one fades in', () => {
  const { player, tracks, wait } = setup()
  player.want('lobby')
  expect(tracks.lobby).toMatchObject({ on: true, level: 0.6 })
  player.want('battle')
  expect(tracks.battle).toMatchObject({ on: true, level: 0.6 })
  expect(tracks.lobby).toMatchObject({ on: true, level: 0 })
  wait(CROSS_FADE)
  expect(tracks.lobby?.on).toBe(false)
})

it('does not restart a loop that two consecutive screens use', () => {
  const { player, tracks, wait } = setup()
  player.want('lobby')
  player.want(null)
  player.want('lobby')
  wait(CROSS_FADE)
  expect(tracks.lobby).toMatchObject({ on: true, level: 0.6, starts: 1 })
})

it('loads nothing before the first touch, and then starts the requested loop', () => {
  const { player, tracks, touch } = setup({ unlocked: false })
  player.want('lobby')
  expect(tracks.lobby).toBeUndefined()
  touch()
  player.unlocked()
  expect(tracks.lobby?.on).toBe(true)
})

it('loads nothing at volume 0 and pauses the playing loop', () => {
  const { player, tracks } = setup()
  player.setVolume(0)
  player.want('lobby')
  expect(tracks.lobby).toBeUndefined()
  player.setVolume(0.3)
  expect(tracks.lobby).toMatchObject({ on: true, level: 0.3 })
  player.setVolume(0)
  expect(tracks.lobby?.on).toBe(false)
})

it('pauses in a hidden tab and resumes at the same position', () => {
  const { player, tracks } = setup()
  player.want('battle')
  player.setHidden(true)
  expect(tracks.battle?.on).toBe(false)
  player.want('victory')
  expect(tracks.victory).toBeUndefined()
  player.setHidden(false)
  expect(tracks.victory?.on).toBe(true)
})

it('multiplies the volume with the loudness and keeps the loop playing', () => {
  const { player, tracks } = setup()
  player.want('lobby')
  player.setLoudness(0.5)
  expect(tracks.lobby).toMatchObject({ on: true, level: 0.3, starts: 1 })
  player.setVolume(0.2)
  expect(tracks.lobby).toMatchObject({ on: true, level: 0.1, starts: 1 })
})

it('lowers the music while a voice plays', () => {
  const { player, tracks, wait } = setup()
  player.want('battle')
  player.makeRoom()
  expect(tracks.battle?.level).toBeCloseTo(0.27)
  wait(5000)
  expect(tracks.battle?.level).toBeCloseTo(0.6)
})
