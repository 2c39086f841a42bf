// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

interface LoadedTrack {
  file: string
  plays: (number | undefined)[] // the ids with which it was started
  isPlaying: boolean
  level: number
}

const loaded = vi.hoisted(() => [] as LoadedTrack[])
vi.mock('howler', () => ({
  Howler: {},
  Howl: class {
    private readonly track: LoadedTrack
    constructor({ src: [file = ''] }: { src: string[] }) {
      this.track = { file, plays: [], isPlaying: false, level: 0 }
      loaded.push(this.track)
    }
    play(id?: number) {
      this.track.plays.push(id)
      return 1000
    }
    pause = () => {
      this.track.isPlaying = false
    }
    stop = this.pause
    playing = () => this.track.isPlaying
    volume = () => this.track.level
    fade(_: number, to: number) {
      this.track.level = to
    }
  },
}))

let player: typeof import('./player.ts')
beforeEach(async () => {
  vi.resetModules()
  loaded.length = 0
  player = await import('./player.ts')
})

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('background sound', () => {
  it('plays at its loudness within the volume of the effects', () => {
    player.setVolume('effects', 0.8)
    player.playAmbience('murmur', 0.5)
    expect(loaded).toMatchObject([{ file: '/assets/ambience/murmur.webm', level: 0.4 }])
    player.setVolume('music', 0.1)
    expect(loaded[0]?.level).toBe(0.4)
  })

  it('is not loaded while the reader saves data or has muted the effects', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    player.playAmbience('murmur', 0.5)
    vi.unstubAllGlobals()
    player.setVolume('effects', 0)
    player.playAmbience(null)
    player.playAmbience('murmur', 0.5)
    expect(loaded).toEqual([])
  })

  it('pauses while the page is hidden', () => {
    player.playAmbience('murmur', 0.5)
    for (const track of loaded) track.isPlaying = true
    setHidden(true)
    expect(loaded).toMatchObject([{ isPlaying: false }])
    setHidden(false)
    expect(loaded).toMatchObject([{ plays: [undefined, 1000] }])
  })

  it('starts one sound, even if its loudness changes while the file loads', () => {
    player.playAmbience('murmur', 0.5)
    player.playAmbience('murmur', 0.4)
    expect(loaded).toMatchObject([{ plays: [undefined, 1000], level: expect.closeTo(0.24) }])
  })
})
