/** The nineteen built-in player pictures: heads of nineteen creatures of ours, on the tint of a niche. */
import { type AvatarCreature, avatarCreatures } from '../../src/design/avatar-creatures.ts'
import type { ToneName } from '../products/tones.ts'

export interface Avatar {
  slug: string
  tone: ToneName // of the ground
  zoom: number // against the whole creature
  lift: number // how far above the feet the middle of the picture lies, as part of the creature's height
}

const heads: Record<AvatarCreature, Omit<Avatar, 'slug'>> = {
  volpardore: { tone: 'fuoco', zoom: 1.5, lift: 0.66 },
  germoglino: { tone: 'natura', zoom: 1.22, lift: 0.5 },
  ondalice: { tone: 'acqua', zoom: 1.3, lift: 0.44 },
  gufosaggio: { tone: 'aria', zoom: 1.3, lift: 0.62 },
  amanito: { tone: 'natura', zoom: 1.02, lift: 0.52 },
  nuvoletta: { tone: 'acqua', zoom: 1.2, lift: 0.6 },
  brinorso: { tone: 'ghiaccio', zoom: 1.5, lift: 0.72 },
  spettrillo: { tone: 'oscurita', zoom: 1.55, lift: 0.56 },
  bullonardo: { tone: 'meccanico', zoom: 1.45, lift: 0.7 },
  polpetra: { tone: 'psichico', zoom: 1.4, lift: 0.66 },
  anelluna: { tone: 'cosmico', zoom: 1.25, lift: 0.5 },
  draghissimo: { tone: 'luce', zoom: 1.75, lift: 0.66 },
  pinguello: { tone: 'ghiaccio', zoom: 1.3, lift: 0.62 },
  micipno: { tone: 'psichico', zoom: 1.4, lift: 0.66 },
  solcione: { tone: 'luce', zoom: 1.15, lift: 0.52 },
  ranapesto: { tone: 'natura', zoom: 1.3, lift: 0.6 },
  zuccabuia: { tone: 'oscurita', zoom: 1.1, lift: 0.46 },
  astropupo: { tone: 'cosmico', zoom: 1.4, lift: 0.66 },
  unicornello: { tone: 'fuoco', zoom: 1.5, lift: 0.66 },
}

/** The index is the style's number, 0 to 18. */
export const avatars: readonly Avatar[] = avatarCreatures.map(slug => ({ slug, ...heads[slug] }))
