/**
 * The page's one voice. Real files through Howler, which unlocks itself on the first touch; a missing file is silent;
 * a hidden tab is mute. It never knows why a cue sounds.
 */
import { Howl, Howler } from 'howler'
import type { CueName } from '@/contract/cues.ts'
import { type CuePlayer, createCuePlayer } from './cue-player.ts'
import { type Channel, sourcesOf } from './cues.ts'

let page: CuePlayer | null = null

function pagePlayer(): CuePlayer {
  if (page) return page
  const player = createCuePlayer({
    now: () => performance.now(),
    random: () => Math.random(),
    isUnlocked: () => navigator.userActivation?.hasBeenActive ?? true,
    load: cue => new Howl({ src: sourcesOf(cue) }),
    mute: muted => Howler.mute(muted),
  })
  document.addEventListener('visibilitychange', () => player.setHidden(document.hidden))
  page = player
  return player
}

export const playCue = (cue: CueName): void => pagePlayer().playCue(cue)

/** `volume` 0–1. */
export const setVolume = (channel: Channel, volume: number): void => pagePlayer().setVolume(channel, volume)
