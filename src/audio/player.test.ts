// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STEM, STEM_MARGIN } from '@/design/battle-music.ts'

interface LoadedTrack {
  file: string
  plays: (number | undefined)[] // the ids with which it was started
  isPlaying: boolean
  level: number
  sprite?: Record<string, [number, number, boolean]>
  position?: number
  pan?: number
}

const loaded = vi.hoisted(() => [] as LoadedTrack[])
vi.mock('howler', () => ({
  Howler: {},
  Howl: class {
    private readonly track: LoadedTrack
    constructor({ src: [file = ''], sprite }: { src: string[]; sprite?: LoadedTrack['sprite'] }) {
      this.track = { file, plays: [], isPlaying: false, level: 0, ...(sprite && { sprite }) }
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
    state = () => 'loaded'
    unload = () => {}
    rate = () => {}
    seek(position: number) {
      this.track.position = position
    }
    stereo(pan: number) {
      this.track.pan = pan
    }
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

describe('music', () => {
  it('replaces the music of the lobby in a battle, and loops between the margins of the file', () => {
    player.setVolume('music', 0.5)
    player.playMusic('lobby')
    for (const track of loaded) track.isPlaying = true
    player.playMusic('calm')
    const [lobby, calm] = loaded
    expect(lobby).toMatchObject({ file: '/assets/music/lobby.webm', level: 0 })
    expect(calm).toMatchObject({ file: '/assets/music/calm.webm', level: 0.5, position: STEM_MARGIN })
    expect(calm?.sprite).toEqual({ loop: [STEM_MARGIN * 1000, STEM * 1000, true] })
  })

  it('replaces the music of a battle in the lobby', () => {
    player.playMusic('calm')
    player.playMusic('lobby')
    expect(loaded.map(({ file, level }) => [file, level > 0])).toEqual([
      ['/assets/music/calm.webm', false],
      ['/assets/music/calm-2.webm', false],
      ['/assets/music/lobby.webm', true],
    ])
  })
})

it('pans a cue', async () => {
  player.playCue('take_damage', { pan: -0.4 })
  await expect.poll(() => loaded[0]).toMatchObject({ file: '/assets/sounds/take_damage.webm', pan: -0.4 })
})

it('opens the audio device after the frame that follows the first gesture, and plays later sounds immediately', async () => {
  player.playCue('take_damage')
  player.playVoice('colombria')
  expect(loaded).toEqual([])
  await expect.poll(() => loaded).toHaveLength(2)
  player.playCue('card_draw')
  expect(loaded).toHaveLength(3)
})
