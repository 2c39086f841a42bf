/**
 * How loud every sound is. A file is as loud as it plays: the player changes the volume of a channel, never that of a single sound.
 * Levels are LUFS: of the loudest 400 ms for short sounds, of the whole for loops.
 */
import { blowStrengths, type CueName, type FixedCue, isAttackCue } from '../../src/design/cues.ts'

export const targets = {
  heavy: -16,
  light: -21.5,
  fanfare: -19,
  effect: -22,
  tick: -24.5,
  tap: -28,
  table: -25.5,
  crowd: -25,
  voice: -19.7,
  'music calm': -22,
  'music tense': -20.5,
  'music danger': -19,
  music: -20,
  ambience: -20,
} as const
export type Group = keyof typeof targets

/** LU that the codecs take from a group at its bit rate: added before encoding. */
export const codecLoss: Partial<Record<Group, number>> = { voice: 0.7 }

export const TOLERANCE = 1 // LU between a file and its target
export const HEAVY_ABOVE_LIGHT = 4 // LU at least, between any heavy blow and any light one
export const LONGEST_HEAD = 10 // ms of silence before a sound

const fixed: Record<FixedCue, Group> = {
  battle_start: 'fanfare',
  take_damage: 'light',
  take_damage_heavy: 'heavy',
  block: 'light',
  heal: 'effect',
  buff: 'effect',
  debuff: 'effect',
  poison_tick: 'tick',
  burn_tick: 'tick',
  freeze: 'effect',
  paralysis: 'effect',
  sleep: 'effect',
  stun: 'effect',
  energy_gain: 'tick',
  energy_short: 'tick',
  card_enter: 'effect',
  card_replace: 'effect',
  card_draw: 'tick',
  card_defeated: 'heavy',
  score: 'effect',
  score_rival: 'effect',
  turn_own: 'tick',
  turn_rival: 'tick',
  turn_skip: 'tick',
  clock_tick: 'tap',
  low_health: 'tick',
  victory: 'fanfare',
  defeat: 'fanfare',
  level_up: 'fanfare',
  xp_gain: 'tick',
  table_slap: 'table',
  table_scuff: 'table',
  table_rattle: 'table',
  crowd_murmur: 'crowd',
  crowd_gasp: 'crowd',
  crowd_cheer: 'crowd',
  pack_shake: 'effect',
  pack_open: 'effect',
  card_flip: 'tick',
  reveal_comune: 'effect',
  reveal_non_comune: 'effect',
  reveal_rara: 'effect',
  reveal_mitica: 'fanfare',
  reveal_leggendaria: 'fanfare',
  reveal_unica: 'fanfare',
  page_turn: 'effect',
  page_riffle: 'effect',
  slot_fill: 'effect',
  click: 'tap',
  select: 'tap',
  ui_back: 'tap',
  ui_toggle: 'tap',
  ui_open: 'tap',
  ui_close: 'tap',
  ui_error: 'tick',
  ui_success: 'tick',
  ui_notification: 'tick',
}

export const groupOf = (cue: CueName): Group =>
  isAttackCue(cue) ? (blowStrengths.find(strength => cue.endsWith(strength)) ?? 'light') : fixed[cue]
