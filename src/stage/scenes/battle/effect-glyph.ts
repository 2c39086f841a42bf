import type { EffectKind } from '@/engine/effects/effect.ts'
import type { Glyph } from '../../draw/glyphs.ts'

/** The glyph of each effect of a move. */
export const effectGlyphs: Record<EffectKind, Glyph> = {
  'damage-over-time': 'flame',
  freeze: 'snowflake',
  paralysis: 'lightning',
  sleep: 'moon-stars',
  stun: 'spiral',
  attack: 'sword',
  defence: 'shield',
  heal: 'plus',
  area: 'circles-three',
  'once-per-match': 'number-one',
  'chosen-stat': 'trend-up',
}
