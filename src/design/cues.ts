/**
 * Names of all sounds: short cues, loops of music and of background sounds, the voices of characters (by slug). The stage and the features use
 * these names. Only `src/audio` knows the files.
 */
import { type CardType, codeName, elements } from '../contract/endpoints/game/characters.ts'

const battleCues = [
  'battle_start',
  'take_damage',
  'take_damage_heavy',
  'block',
  'heal',
  'buff',
  'debuff',
  'poison_tick',
  'burn_tick',
  'freeze',
  'paralysis',
  'sleep',
  'stun',
  'energy_gain',
  'energy_short',
  'card_enter',
  'card_replace',
  'card_draw',
  'card_defeated',
  'score',
  'score_rival',
  'turn_own',
  'turn_rival',
  'turn_skip',
  'clock_tick',
  'low_health',
  'victory',
  'defeat',
  'level_up',
  'xp_gain',
] as const

/** Layers on top of another cue. */
const tableCues = ['table_slap', 'table_scuff', 'table_rattle'] as const
const crowdCues = ['crowd_murmur', 'crowd_gasp', 'crowd_cheer'] as const

export type LayerCue = (typeof tableCues)[number] | (typeof crowdCues)[number]

/** The audience sits around the table, so its sounds have no position. */
export const isCrowdCue = (cue: CueName): boolean => crowdCues.some(crowd => crowd === cue)

const packCues = [
  'pack_shake',
  'pack_open',
  'card_flip',
  'reveal_comune',
  'reveal_non_comune',
  'reveal_rara',
  'reveal_mitica',
  'reveal_leggendaria',
  'reveal_unica',
] as const

const albumCues = ['page_turn', 'page_riffle', 'slot_fill'] as const

const interfaceCues = [
  'click',
  'select',
  'ui_back',
  'ui_toggle',
  'ui_open',
  'ui_close',
  'ui_error',
  'ui_success',
  'ui_notification',
] as const

export const blowStrengths = ['light', 'heavy'] as const
export type BlowStrength = (typeof blowStrengths)[number]

export type AttackCue = `attack_${string}_${BlowStrength}`

/** Returns the sound of an attack: one per type and strength. */
export const attackCue = (tipo: CardType, strength: BlowStrength): AttackCue =>
  `attack_${codeName(tipo)}_${strength}`

/** Seconds from the beginning of an attack's sound to its blow. */
export const ATTACK_LANDS = 0.2

/** Seconds from the beginning of `card_enter` to the slap of the card on the table. */
export const CARD_SLAPS = 0.26

/** Seconds from the beginning of `card_defeated` to the crack with which the creature breaks. */
export const CREATURE_BREAKS = 0.19

export const attackCues: readonly AttackCue[] = elements.flatMap(tipo =>
  blowStrengths.map(strength => attackCue(tipo, strength)),
)

export const fixedCues = [
  ...battleCues,
  ...tableCues,
  ...crowdCues,
  ...packCues,
  ...albumCues,
  ...interfaceCues,
] as const
export type FixedCue = (typeof fixedCues)[number]

export type CueName = FixedCue | AttackCue
export const cueNames: readonly CueName[] = [...fixedCues, ...attackCues]

export const isAttackCue = (cue: CueName): cue is AttackCue => cue.startsWith('attack_')

/** How a cue is played. */
export interface CueOptions {
  pan?: number // −1 left to 1 right, by the position of the source on the table; default 0
  step?: number // notes above the first one of the scale, for a counter that climbs; default 0
  layers?: readonly LayerCue[] // what table and audience add to it
}

/** Melodies that a battle plays once. */
const rare: readonly CueName[] = ['battle_start', 'victory', 'defeat', 'level_up']

const repeated: readonly CueName[] = [...battleCues, ...tableCues, ...crowdCues, ...attackCues]

export const TAKES = 3

/** Number of recordings of a cue that differ slightly, so that a repeated cue does not sound mechanical. */
export const takesOf = (cue: CueName): number => (repeated.includes(cue) && !rare.includes(cue) ? TAKES : 1)

/** File name of a take, from 0. The first one has the name of the cue. */
export const takeName = (cue: CueName, take: number): string => (take === 0 ? cue : `${cue}-${take + 1}`)

/** Loops of music outside of battles (`battle-music.ts`). */
export const musicNames = ['lobby'] as const
export type MusicName = (typeof musicNames)[number]

/** Background sounds of a place, as loops. They use the slider of the effects. */
export const ambienceNames = ['murmur'] as const
export type AmbienceName = (typeof ambienceNames)[number]
