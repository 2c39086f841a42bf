/** Where each sound lies, which slider it listens to, how loud it is and how often it may sound at once. */
import type { CueName, FixedCue, MusicName } from '@/design/cues.ts'

export type Channel = 'music' | 'effects' | 'voice'

/** Addresses best first: Howler takes the first the browser can play. */
const both = (path: string): string[] => [`/assets/${path}.webm`, `/assets/${path}.mp3`]

export const sourcesOf = (cue: CueName): string[] => both(`sounds/${cue}`)
export const sourcesOfVoice = (slug: string): string[] => both(`voices/${slug}`)
export const sourcesOfMusic = (name: MusicName): string[] => both(`music/${name}`)

/** Stings end or crown the music and obey its slider. */
const stings: readonly CueName[] = ['victory', 'defeat']

export const channelOf = (cue: CueName): Channel => (stings.includes(cue) ? 'music' : 'effects')

const BLOW = 0.85
const USUAL = 0.7

/** All files are equally loud; within the channel taps stay under blows. 0–1. */
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

/** Melodies are never out of tune. */
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

/** Whether a repetition may change its pitch a little. */
export const varies = (cue: CueName): boolean => !tuned.includes(cue)

/** How many of the same cue may sound together; one more silences the oldest. */
export const polyphonyOf = (cue: CueName): number => (tuned.includes(cue) || cue === 'low_health' ? 1 : 3)
