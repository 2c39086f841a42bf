import type { StatusKind } from '@/engine/types.ts'
import { type Glyph, glyphs } from '@/stage/draw/glyphs.ts'
import { typeLooks } from '@/stage/draw/palette.ts'
import type { LogSign } from './log-entries.ts'

export const statusGlyphs: Record<StatusKind, Glyph> = {
  poison: 'skull',
  burn: 'flame',
  freeze: 'snowflake',
  paralysis: 'lightning',
  sleep: 'moon-stars',
  stun: 'spiral',
  attack: 'sword',
  defence: 'shield',
}

const plain: Record<Exclude<LogSign['kind'], 'type' | 'status'>, Glyph> = {
  start: 'lightning',
  wind: 'wind',
  hurt: 'sword',
  heal: 'plus',
  raise: 'trend-up',
  defeat: 'skull',
  enter: 'sparkle',
  replace: 'swap',
  skip: 'skip-forward',
  end: 'scroll',
}

/** Returns the SVG path of a sign on the icon grid. */
export function signPath(sign: LogSign): string {
  if (sign.kind === 'type') return glyphs[typeLooks[sign.type].glyph]
  return glyphs[sign.kind === 'status' ? statusGlyphs[sign.status] : plain[sign.kind]]
}
