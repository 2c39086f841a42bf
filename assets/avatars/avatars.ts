/** The nineteen built-in player pictures: heads of our creatures, some in other colours, on the tint of a niche. */
import type { Palette } from '../characters/creature.ts'
import type { ToneName } from '../products/pieces.ts'

export interface Avatar {
  slug: string
  tone: ToneName // of the ground
  palette?: Partial<Palette> // recolours the creature
  zoom: number // against the whole creature
  lift: number // how far above the feet the middle of the picture lies, as part of the creature's height
}

const head = (
  slug: string,
  tone: ToneName,
  zoom: number,
  lift: number,
  palette?: Partial<Palette>,
): Avatar => ({
  slug,
  tone,
  zoom,
  lift,
  palette,
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
  head('volpardore', 'ghiaccio', 1.5, 0.66, {
    body: '#5aa0ff',
    shade: '#2450b8',
    belly: '#e8f4ff',
    dark: '#101c48',
    iris: '#ffb020',
  }),
  head('gufosaggio', 'oscurita', 1.3, 0.62, {
    body: '#b0653a',
    shade: '#6a3416',
    belly: '#fff0d8',
    accent: '#f0a040',
    iris: '#58c040',
    dark: '#2c140a',
  }),
  head('germoglino', 'luce', 1.22, 0.5, {
    body: '#ffc84a',
    shade: '#e08420',
    belly: '#fff6d0',
    accent: '#ffe890',
    iris: '#7a3ac0',
    dark: '#4a2408',
  }),
  head('draghissimo', 'natura', 1.75, 0.66, {
    body: '#3fae5a',
    shade: '#156a48',
    belly: '#f4f0b0',
    accent: '#c8e84a',
    iris: '#ffd030',
    dark: '#0c2c1c',
  }),
  head('brinorso', 'fuoco', 1.5, 0.72, {
    body: '#c98a56',
    shade: '#8a5028',
    belly: '#ffe8c8',
    accent: '#ffb878',
    foot: '#74401c',
    iris: '#4a8a2a',
    dark: '#2c1608',
  }),
  head('polpetra', 'acqua', 1.4, 0.66, {
    body: '#ff8a4a',
    shade: '#d0431a',
    belly: '#ffe4c8',
    accent: '#ffd0a0',
    iris: '#1f9ac8',
    dark: '#4a1608',
    glow: '#6ae8ff',
  }),
  head('spettrillo', 'psichico', 1.55, 0.56, {
    body: '#2fa8a0',
    shade: '#0c3a44',
    accent: '#7af0d8',
    dark: '#04181c',
    glow: '#ffe060',
  }),
]
