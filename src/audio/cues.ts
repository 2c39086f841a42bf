/** The file of each sound, its volume slider, its loudness, and how many of it may play simultaneously. */
import type { AmbienceName, CueName, FixedCue, MusicName } from '@/design/cues.ts'

export type Channel = 'music' | 'effects' | 'voice'

/** Best format first: Howler uses the first that the browser can play. */
const both = (path: string): string[] => [`/assets/${path}.webm`, `/assets/${path}.mp3`]

export const sourcesOf = (cue: CueName): string[] => both(`sounds/${cue}`)
export const sourcesOfVoice = (slug: string): string[] => both(`voices/${slug}`)
export const sourcesOfMusic = (name: MusicName): string[] => both(`music/${name}`)
export const sourcesOfAmbience = (name: AmbienceName): string[] => both(`ambience/${name}`)

/** Stings end or accompany the music and use its slider. */
const stings: readonly CueName[] = ['victory', 'defeat']

export const channelOf = (cue: CueName): Channel => (stings.includes(cue) ? 'music' : 'effects')

const BLOW = 0.85
const USUAL = 0.7

/** All files are equally loud. Within the channel, taps are quieter than hits. 0–1. */
const loudness: Partial<Record<FixedCue, number>> = {
  battle_start: 0.8,
  take_damage: 0.8,
  take_damage_heavy: 0.95,
  card_defeated: 0.85,
  victory: 0.9,
  defeat: 0.8,
  turn_own: 0.5,
  turn_rival: 0.4,
  turn_skip: 0.6,
  clock_tick: 0.35,
  low_health: 0.55,
  energy_gain: 0.5,
  xp_gain: 0.5,
  poison_tick: 0.55,
  burn_tick: 0.55,
  card_enter: 0.6,
  card_flip: 0.5,
  card_draw: 0.5,
  click: 0.35,
  select: 0.45,
  ui_back: 0.35,
  ui_toggle: 0.4,
  ui_open: 0.4,
  ui_close: 0.35,
  ui_error: 0.5,
  ui_success: 0.6,
  reveal_leggendaria: 0.95,
  reveal_unica: 1,
}

const isAttack = (cue: CueName) => cue.startsWith('attack_')

export const loudnessOf = (cue: CueName): number =>
  loudness[cue as FixedCue] ?? (isAttack(cue) ? BLOW : USUAL)

/** The pitch of melodies never varies. */
const tuned: readonly CueName[] = [
  'battle_start',
  'victory',
  'defeat',
  'level_up',
  'turn_own',
  'turn_rival',
  'ui_success',
  'ui_notification',
  'reveal_rara',
  'reveal_mitica',
  'reveal_leggendaria',
  'reveal_unica',
]

/** Returns whether a repetition may vary its pitch slightly. */
export const varies = (cue: CueName): boolean => !tuned.includes(cue)

/** Returns how many of the same cue may play simultaneously. One more stops the oldest. */
export const polyphonyOf = (cue: CueName): number => (tuned.includes(cue) || cue === 'low_health' ? 1 : 3)
