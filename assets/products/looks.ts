/** What each product picture shows, by its name: colours, creatures, words. Read by the pictures, their views and the demo shop. */
import type { ToneName, Tones } from './tones.ts'

interface PackOf {
  tone: ToneName
  slug: string // creature
  series: string // printed below it
  creatureScale?: number
  creatureDrop?: number
}

export const packs: Record<string, PackOf> = {
  'pack-fuoco': { tone: 'fuoco', slug: 'draghissimo', series: 'SERIE 1', creatureScale: 1.16 },
  'pack-acqua': { tone: 'acqua', slug: 'ondalice', series: 'ABISSI', creatureScale: 1.02 },
  'pack-cosmo': { tone: 'cosmico', slug: 'anelluna', series: 'COSMO', creatureScale: 1.1 },
  'pack-natura': {
    tone: 'natura',
    slug: 'germoglino',
    series: 'SERIE 1',
    creatureScale: 0.92,
    creatureDrop: 0.035,
  },
  'pack-aria': { tone: 'aria', slug: 'gufosaggio', series: 'SERIE 1', creatureScale: 1 },
  'pack-ghiaccio': {
    tone: 'ghiaccio',
    slug: 'pinguello',
    series: 'SERIE 1',
    creatureScale: 0.94,
    creatureDrop: 0.02,
  },
  'pack-oscurita': { tone: 'oscurita', slug: 'spettrillo', series: 'SERIE 2', creatureScale: 1.04 },
  'pack-psichico': { tone: 'psichico', slug: 'mentello', series: 'SERIE 2', creatureScale: 1 },
  'pack-meccanico': { tone: 'meccanico', slug: 'bullonardo', series: 'SERIE 2', creatureScale: 0.98 },
  'pack-luce': { tone: 'luce', slug: 'manteluce', series: 'SERIE 2', creatureScale: 1 },
}

/** Packs in the account, one per pack rarity of the contract; opening them on the stage shows the same ones. */
export const digitalPacks: Record<string, Omit<PackOf, 'series'>> = {
  'digital-common': { tone: 'natura', slug: 'germoglino', creatureScale: 0.92, creatureDrop: 0.035 },
  'digital-uncommon': { tone: 'ghiaccio', slug: 'brinorso', creatureScale: 0.98 },
  'digital-rare': { tone: 'meccanico', slug: 'bullonardo', creatureScale: 0.98 },
  'digital-epic': { tone: 'cosmico', slug: 'anelluna', creatureScale: 1.08 },
  'digital-legendary': { tone: 'fuoco', slug: 'draghissimo', creatureScale: 1.16 },
}

/** The pack inside is the product picture of that name. */
export const boxes: Record<
  string,
  { front: string; side: string; tone: ToneName; series: string; pack: string }
> = {
  'box-fuoco': {
    front: 'draghissimo',
    side: 'volpardore',
    tone: 'fuoco',
    series: 'Serie 1',
    pack: 'pack-fuoco',
  },
  'box-acqua': { front: 'ondalice', side: 'pesciolo', tone: 'acqua', series: 'Abissi', pack: 'pack-acqua' },
  'box-cosmo': {
    front: 'anelluna',
    side: 'mentello',
    tone: 'cosmico',
    series: 'Serie 2',
    pack: 'pack-cosmo',
  },
}

export const starters: Record<string, { slug: string; tone: ToneName; fan: [string, string, string] }> = {
  'starter-acqua': { slug: 'ondalice', tone: 'acqua', fan: ['volpardore', 'germoglino', 'ondalice'] },
  'starter-fuoco': { slug: 'draghissimo', tone: 'fuoco', fan: ['germoglino', 'ondalice', 'draghissimo'] },
  'starter-natura': { slug: 'germoglino', tone: 'natura', fan: ['ondalice', 'brinorso', 'germoglino'] },
  'starter-ghiaccio': { slug: 'brinorso', tone: 'ghiaccio', fan: ['volpardore', 'spettrillo', 'brinorso'] },
}

export const albums: Record<string, { slug: string; cloth: Tones; size: [number, number] }> = {
  album: { slug: 'polpetra', cloth: ['#3b9097', '#1d5f66', '#0c3f44'], size: [25, 31] },
  'album-oceano': { slug: 'ondalice', cloth: ['#3f86d8', '#1d4f9a', '#0c2c60'], size: [27, 33] },
  'album-notte': { slug: 'spettrillo', cloth: ['#7b55c9', '#43258a', '#1e0f48'], size: [27, 33] },
}

/** Colours of the lid: upper, middle, lower. */
export const deckBoxes: Record<string, { slug: string; tone: ToneName; lid: Tones }> = {
  'deck-box': { slug: 'bullonardo', tone: 'meccanico', lid: ['#5f7486', '#3d4f5f', '#22303c'] },
  'deck-box-fuoco': { slug: 'draghissimo', tone: 'fuoco', lid: ['#d8482c', '#a12412', '#6d1208'] },
  'deck-box-acqua': { slug: 'ondalice', tone: 'acqua', lid: ['#3f8fe8', '#1a5bb4', '#0a2f7d'] },
  'deck-box-natura': { slug: 'germoglino', tone: 'natura', lid: ['#5cab4c', '#2c7430', '#0f4420'] },
  'deck-box-ghiaccio': { slug: 'brinorso', tone: 'ghiaccio', lid: ['#7cc4ee', '#2f78b8', '#134a8c'] },
}

export const sleeveSets: Record<string, { slug: string; colours: readonly [string, string] }> = {
  sleeves: { slug: 'bullonardo', colours: ['#2f8289', '#0c444a'] },
  'sleeves-draghissimo': { slug: 'draghissimo', colours: ['#e2431e', '#6d1208'] },
  'sleeves-ondalice': { slug: 'ondalice', colours: ['#1f7fe0', '#0a2f7d'] },
  'sleeves-spettrillo': { slug: 'spettrillo', colours: ['#5b2aa6', '#1e0c46'] },
}

export const playmats: Record<string, { slug: string; tone: ToneName }> = {
  playmat: { slug: 'anelluna', tone: 'cosmico' },
  'playmat-fuoco': { slug: 'draghissimo', tone: 'fuoco' },
  'playmat-acqua': { slug: 'ondalice', tone: 'acqua' },
  'playmat-natura': { slug: 'germoglino', tone: 'natura' },
}

/** Hues of the icosahedron, the octahedron and the cube. */
export const diceSets: Record<string, readonly [number, number, number]> = {
  dice: [186, 268, 14],
  'dice-fuoco': [8, 24, 42],
  'dice-acqua': [206, 190, 228],
  'dice-natura': [120, 92, 150],
  'dice-notte': [268, 290, 240],
}

/** Height in millimetres, with the base. */
export const statuettes: Record<string, { slug: string; name: string; tone: ToneName; height: number }> = {
  'figure-draghissimo': { slug: 'draghissimo', name: 'Draghissimo', tone: 'fuoco', height: 140 },
  'figure-volpardore': { slug: 'volpardore', name: 'Volpardore', tone: 'luce', height: 110 },
  'figure-ondalice': { slug: 'ondalice', name: 'Ondalice', tone: 'acqua', height: 140 },
  'figure-spettrillo': { slug: 'spettrillo', name: 'Spettrillo', tone: 'oscurita', height: 140 },
  'figure-anelluna': { slug: 'anelluna', name: 'Anelluna', tone: 'cosmico', height: 140 },
}

/** Cloth of the T-shirts that can be chosen. */
export const cloths = {
  ink: '#25282c',
  teal: '#145057',
  cream: '#efece4',
  gold: '#e9a912',
  red: '#b3261a',
  violet: '#5a35c8',
} as const

export const tshirts: Record<string, { cloth: string; slug?: string; words?: string }> = {
  'tshirt-draghissimo': { cloth: '#145057', slug: 'draghissimo', words: 'Bottega Arcana' },
  'tshirt-ondalice': { cloth: '#1d4f9a', slug: 'ondalice', words: 'Bottega Arcana' },
  'tshirt-spettrillo': { cloth: '#25282c', slug: 'spettrillo', words: 'Bottega Arcana' },
  'tshirt-germoglino': { cloth: '#2f6b35', slug: 'germoglino', words: 'Bottega Arcana' },
  'tshirt-arcana-teal': { cloth: cloths.teal, slug: 'bullonardo', words: 'Arcana Team' },
  'tshirt-arcana-red': { cloth: cloths.red, slug: 'bullonardo', words: 'Arcana Team' },
  'tshirt-arcana-violet': { cloth: cloths.violet, slug: 'bullonardo', words: 'Arcana Team' },
  ...Object.fromEntries(Object.entries(cloths).map(([name, cloth]) => [`tshirt-blank-${name}`, { cloth }])),
}

export const totes: Record<string, { cloth: string; slug?: string; words?: string }> = {
  'tote-mokarello': { cloth: '#efe6d2', slug: 'mokarello', words: 'Prima il caffè' },
  'tote-nuvoletta': { cloth: '#cfe3ef', slug: 'nuvoletta', words: 'Bottega Arcana' },
  'tote-blank-natural': { cloth: '#efe6d2' },
}

/** Width and height in millimetres, the handle left out. */
export const mugs: Record<string, { slug?: string; size: [number, number] }> = {
  mug: { slug: 'ondalice', size: [80, 95] },
  'mug-mokarello': { slug: 'mokarello', size: [85, 95] },
  'mug-draghissimo': { slug: 'draghissimo', size: [85, 95] },
  'mug-blank-white': { size: [85, 95] },
}

/** Width and height in millimetres; how many come together. */
export const toploaders: Record<string, { slug: string; size: [number, number]; pieces: number }> = {
  toploader: { slug: 'brinorso', size: [76, 102], pieces: 10 },
  'toploader-novecoda': { slug: 'novecoda', size: [76, 101], pieces: 1 },
}

/** Degrees that a card leans. */
export const singles: Record<string, { slug: string; lean: number }> = {
  'single-draghissimo': { slug: 'draghissimo', lean: -4 },
  'single-ondalice': { slug: 'ondalice', lean: 4 },
  'single-germoglino': { slug: 'germoglino', lean: -3 },
  'single-spettrillo': { slug: 'spettrillo', lean: 5 },
  'single-anelluna': { slug: 'anelluna', lean: 3 },
  'single-novecoda': { slug: 'novecoda', lean: -4 },
  'single-brinorso': { slug: 'brinorso', lean: 4 },
}

export const stickerSets: Record<string, { five: string[]; all: string[] }> = {
  stickers: {
    five: ['amanito', 'nuvoletta', 'brinorso', 'germoglino', 'polpetra'],
    all: [
      'amanito',
      'nuvoletta',
      'brinorso',
      'germoglino',
      'polpetra',
      'draghissimo',
      'bullonardo',
      'mokarello',
      'gufosaggio',
      'volpardore',
      'spettrillo',
      'pinguello',
    ],
  },
  'stickers-fondali': {
    five: ['ondalice', 'pinguello', 'anelluna', 'spettrillo', 'volpardore'],
    all: ['ondalice', 'pinguello', 'anelluna', 'spettrillo', 'volpardore'],
  },
}

/** Formats in centimetres. */
export const prints: Record<string, { slug?: string; name?: string; formats: [number, number][] }> = {
  'print-anelluna': { slug: 'anelluna', name: 'Anelluna', formats: [[30, 40]] },
  ...Object.fromEntries(
    ['Draghissimo', 'Leviatone', 'Novecoda', 'Silvadrago', 'Fenicealba'].map(name => [
      `print-${name.toLowerCase()}`,
      {
        slug: name.toLowerCase(),
        name,
        formats: [
          [30, 40],
          [50, 70],
          [70, 100],
        ] as [number, number][],
      },
    ]),
  ),
  'print-blank-white': { formats: [[30, 40]] },
}

/** Boxes to fill as one likes: 36 × 24 × 12 cm. */
export const kits: Record<string, { tone: ToneName; slug: string }> = {
  'kit-torneo': { tone: 'bottega', slug: 'bullonardo' },
}

/** For the counter of a shop, filled with two kinds of packs. */
export const stands: Record<string, { packs: [string, string] }> = {
  'stand-buste': { packs: ['pack-fuoco', 'pack-acqua'] },
}
