import type { CueName } from '@/contract/cues.ts'

/** Address of a cue's files, best first; Howler takes the first the browser can play. */
export const sourcesOf = (cue: CueName): string[] => [
  `/assets/sounds/${cue}.webm`,
  `/assets/sounds/${cue}.mp3`,
]

export type Channel = 'music' | 'effects' | 'voice'

/** Which slider in the settings a cue listens to. */
export const channelOf: Record<CueName, Channel> = {
  battle_start: 'effects',
  take_damage: 'effects',
  turn_skip: 'effects',
  card_defeated: 'effects',
  victory: 'music',
  defeat: 'music',
  click: 'effects',
  select: 'effects',
  card_enter: 'effects',
  ui_success: 'effects',
}

/** Loudness of a cue within its channel, 0–1: taps stay under blows. */
export const loudnessOf: Record<CueName, number> = {
  battle_start: 0.8,
  take_damage: 0.9,
  turn_skip: 0.6,
  card_defeated: 0.85,
  victory: 0.9,
  defeat: 0.8,
  click: 0.35,
  select: 0.45,
  card_enter: 0.6,
  ui_success: 0.6,
}
