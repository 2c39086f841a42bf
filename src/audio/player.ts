/**
 * The audio player of the page. It plays files through Howler, which unlocks itself on the first touch. A missing file
 * is silent. A hidden tab is paused. It does not depend on why a sound plays.
 */
import { Howl, Howler } from 'howler'
import { type BattleMood, STEM, STEM_MARGIN } from '@/design/battle-music.ts'
import type { AmbienceName, CueName, CueOptions, MusicName } from '@/design/cues.ts'
import { after } from '@/lib/clock.ts'
import { type CuePlayer, createCuePlayer, type Sound } from './cue-player.ts'
import { type Channel, sourcesOfAmbience, sourcesOfMusic } from './cues.ts'
import { createMusicPlayer, type MusicPlayer, type Track } from './music-player.ts'
import { createStemPlayer, isBattleMood, type Stem, type StemPlayer } from './stem-player.ts'
import { type Hearing, suspendWhenHidden } from './suspend-when-hidden.ts'

interface Page {
  cues: CuePlayer
  music: MusicPlayer<MusicName>
  stems: StemPlayer
  ambience: MusicPlayer<AmbienceName>
}

let page: Page | null = null
let isOpen = false // whether the audio device was opened

/**
 * Opening the audio device blocks a slow phone for more than a tenth of a second. The first sound therefore waits until the
 * page has drawn the response to the gesture.
 */
function onceOpen(play: () => void): void {
  if (isOpen || document.hidden) play()
  else
    requestAnimationFrame(() =>
      after(0, () => {
        isOpen = true
        play()
      }),
    )
}

const isUnlocked = () => navigator.userActivation?.hasBeenActive ?? true

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function loadSound(src: string[]): Sound {
  const howl = new Howl({ src })
  return {
    play: () => howl.play(),
    stop: id => howl.stop(id),
    playing: id => howl.playing(id),
    volume: (volume, id) => howl.volume(volume, id),
    rate: (rate, id) => howl.rate(rate, id),
    pan: (pan, id) => howl.stereo(pan, id),
    isReady: () => howl.state() === 'loaded',
    whenReady: run => void howl.once('load', run),
  }
}

/** @param isStreamed not decoded as a whole, but with a gap where the loop closes */
function loadTrack(src: string[], isStreamed: boolean): Track {
  const howl = new Howl({ src, html5: isStreamed, loop: true, volume: 0 })
  let id: number | undefined // one sound: Howler starts another for each call without an id while the file loads
  return {
    play: () => {
      id = howl.play(id) ?? undefined
    },
    pause: () => howl.pause(),
    stop: () => howl.stop(),
    playing: () => howl.playing(),
    volume: () => howl.volume(),
    fade: (from, to, ms) => howl.fade(from, to, ms),
  }
}

/** Decoded as a whole. The sprite loops between the margins, whatever the codec adds to the file. */
function loadStem(src: string[]): Stem {
  const sprite = { loop: [STEM_MARGIN * 1000, STEM * 1000, true] as [number, number, boolean] }
  const howl = new Howl({ src, volume: 0, sprite })
  let id = 0
  return {
    isReady: () => howl.state() === 'loaded',
    whenReady: run => void howl.once('load', run),
    play(from) {
      id = howl.play('loop')
      howl.seek(from, id)
    },
    stop: () => howl.stop(),
    volume: () => howl.volume(id) as number,
    fade: (from, to, ms) => howl.fade(from, to, ms, id),
    unload: () => howl.unload(),
  }
}

function openPage(): Page {
  const music = createMusicPlayer<MusicName>({
    load: name => loadTrack(sourcesOfMusic(name), true),
    after,
    isUnlocked,
  })
  const stems = createStemPlayer({
    load: name => loadStem(sourcesOfMusic(name)),
    after,
    now: () => (Howler.ctx as AudioContext | undefined)?.currentTime ?? performance.now() / 1000,
    isUnlocked,
  })
  const ambience = createMusicPlayer<AmbienceName>({
    load: name => loadTrack(sourcesOfAmbience(name), false),
    after,
    isUnlocked: () => isUnlocked() && !savesData(),
  })
  const cues = createCuePlayer({
    after,
    now: () => performance.now(),
    random: () => Math.random(),
    isUnlocked,
    savesData,
    load: loadSound,
    onForeground: () => {
      music.makeRoom()
      stems.makeRoom()
      ambience.makeRoom()
    },
  })
  suspendWhenHidden({
    page: document,
    frame: window,
    hearing: () => (Howler.ctx as Hearing | undefined) ?? null,
    onHidden: hidden => {
      cues.setHidden(hidden)
      music.setHidden(hidden)
      stems.setHidden(hidden)
      ambience.setHidden(hidden)
    },
    onTouch: () => {
      music.unlocked()
      stems.unlocked()
      ambience.unlocked()
    },
  })
  return { cues, music, stems, ambience }
}

const pagePlayer = (): Page => {
  page ??= openPage()
  return page
}

export const playCue = (cue: CueName, options?: CueOptions): void =>
  onceOpen(() => pagePlayer().cues.playCue(cue, options))

export const playVoice = (slug: string): void => onceOpen(() => pagePlayer().cues.playVoice(slug))

/** Loads sounds before they are needed. */
export const prepareSounds = (cues: readonly CueName[], voices: readonly string[]): void =>
  pagePlayer().cues.prepare(cues, voices)

/** Plays this loop, or the stems of this mood, from now on. null fades to silence. */
export function playMusic(name: MusicName | BattleMood | null): void {
  const { music, stems } = pagePlayer()
  music.want(isBattleMood(name) ? null : name)
  stems.want(isBattleMood(name) ? name : null)
}

/**
 * Plays this background sound from now on, unless the reader saves data. null fades to silence.
 * @param loudness relative to the volume of the effects, 0–1
 */
export function playAmbience(name: AmbienceName | null, loudness = 1): void {
  const { ambience } = pagePlayer()
  if (name) ambience.setLoudness(loudness)
  ambience.want(name)
}

/** `volume` 0–1. */
export function setVolume(channel: Channel, volume: number): void {
  const { cues, music, stems, ambience } = pagePlayer()
  cues.setVolume(channel, volume)
  if (channel === 'music') {
    music.setVolume(volume)
    stems.setVolume(volume)
  }
  if (channel === 'effects') ambience.setVolume(volume)
}
