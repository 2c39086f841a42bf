/**
 * The audio player of the page. It plays files through Howler, which unlocks itself on the first touch. A missing file
 * is silent. A hidden tab is paused. It does not depend on why a sound plays.
 */
import { Howl, Howler } from 'howler'
import type { AmbienceName, CueName, MusicName } from '@/design/cues.ts'
import { after } from '@/lib/clock.ts'
import { type CuePlayer, createCuePlayer, type Sound } from './cue-player.ts'
import { type Channel, sourcesOfAmbience, sourcesOfMusic } from './cues.ts'
import { createMusicPlayer, type MusicPlayer, type Track } from './music-player.ts'
import { type Hearing, suspendWhenHidden } from './suspend-when-hidden.ts'

interface Page {
  cues: CuePlayer
  music: MusicPlayer<MusicName>
  ambience: MusicPlayer<AmbienceName>
}

let page: Page | null = null

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

function openPage(): Page {
  const music = createMusicPlayer<MusicName>({
    load: name => loadTrack(sourcesOfMusic(name), true),
    after,
    isUnlocked,
  })
  const ambience = createMusicPlayer<AmbienceName>({
    load: name => loadTrack(sourcesOfAmbience(name), false),
    after,
    isUnlocked: () => isUnlocked() && !savesData(),
  })
  const cues = createCuePlayer({
    now: () => performance.now(),
    random: () => Math.random(),
    isUnlocked,
    load: loadSound,
    onVoice: () => {
      music.makeRoom()
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
      ambience.setHidden(hidden)
    },
    onTouch: () => {
      music.unlocked()
      ambience.unlocked()
    },
  })
  return { cues, music, ambience }
}

const pagePlayer = (): Page => {
  page ??= openPage()
  return page
}

export const playCue = (cue: CueName): void => pagePlayer().cues.playCue(cue)

export const playVoice = (slug: string): void => pagePlayer().cues.playVoice(slug)

/** Loads sounds before they are needed. */
export const prepareSounds = (cues: readonly CueName[], voices: readonly string[]): void =>
  pagePlayer().cues.prepare(cues, voices)

/** Plays this loop from now on. null fades to silence. */
export const playMusic = (name: MusicName | null): void => pagePlayer().music.want(name)

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
  const { cues, music, ambience } = pagePlayer()
  cues.setVolume(channel, volume)
  if (channel === 'music') music.setVolume(volume)
  if (channel === 'effects') ambience.setVolume(volume)
}
