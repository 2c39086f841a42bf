/** Names of the short sounds. The stage and the features say a name; only the audio room knows a file. */
export const cueNames = [
  'battle_start',
  'take_damage',
  'turn_skip',
  'card_defeated',
  'victory',
  'defeat',
  'click',
  'select',
  'card_enter',
  'ui_success',
] as const
export type CueName = (typeof cueNames)[number]
