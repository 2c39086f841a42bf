/** The nineteen built-in player pictures: heads of nineteen creatures of ours, on the tint of a niche. */
import type { ToneName } from '../products/tones.ts'

export interface Avatar {
  slug: string
  tone: ToneName // of the ground
  zoom: number // against the whole creature
  lift: number // how far above the feet the middle of the picture lies, as part of the creature's height
}

const head = (slug: string, tone: ToneName, zoom: number, lift: number): Avatar => ({
  slug,
  tone,
  zoom,
  lift,
})

/** The index is the style's number, 0 to 18; never reorder. */
export const avatars: readonly Avatar[] = [
  head('volpardore', 'fuoco', 1.5, 0.66),
  head('germoglino', 'natura', 1.22, 0.5),
  head('ondalice', 'acqua', 1.3, 0.44),
  head('gufosaggio', 'aria', 1.3, 0.62),
  head('amanito', 'natura', 1.02, 0.52),
  head('nuvoletta', 'acqua', 1.2, 0.6),
  head('brinorso', 'ghiaccio', 1.5, 0.72),
  head('spettrillo', 'oscurita', 1.55, 0.56),
  head('bullonardo', 'meccanico', 1.45, 0.7),
  head('polpetra', 'psichico', 1.4, 0.66),
  head('anelluna', 'cosmico', 1.25, 0.5),
  head('draghissimo', 'luce', 1.75, 0.66),
  head('pinguello', 'ghiaccio', 1.3, 0.62),
  head('micipno', 'psichico', 1.4, 0.66),
  head('solcione', 'luce', 1.15, 0.52),
  head('ranapesto', 'natura', 1.3, 0.6),
  head('zuccabuia', 'oscurita', 1.1, 0.46),
  head('astropupo', 'cosmico', 1.4, 0.66),
  head('unicornello', 'fuoco', 1.5, 0.66),
]
