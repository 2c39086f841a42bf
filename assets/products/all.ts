/** Every product picture by name: which creatures and cards it needs and how it is put together. */
import { album, deckBox, displayBox, starter } from './boxes.ts'
import { dice } from './dice.ts'
import { figure, mug, mugBack, tote, tshirt, tshirtBack } from './goods.ts'
import { type PackLook, pack, phone } from './pack.ts'
import { blankPrint, playmat, print, single, sleeves, stickers, toploader } from './paper.ts'
import { shadow, type ToneName, turned } from './pieces.ts'

/** Pictures as data URLs. */
export interface ProductPictures {
  creature(slug: string): string // 512
  large(slug: string): string // 900, for what fills the picture
  card(slug: string): string
  scene(slug: string): string
  cut(slug: string): string // white die-cut outline
  back: string // of a card
}

const standing = (look: PackLook): string => shadow(500, 930, 300, 40) + turned(240, 92, -3, pack(look))

const onPhone = (look: PackLook): string => shadow(500, 930, 260, 34) + turned(265, 50, 4, phone(look))

/** A pack of an element, its creature as large as its shape allows. */
const packOf =
  (tone: ToneName, slug: string, series: string, creatureScale = 1, creatureDrop = 0) =>
  (s: ProductPictures): string =>
    standing({ tone, creature: s.creature(slug), series: `${series} · 5 CARTE`, creatureScale, creatureDrop })

/** Cloth of the T-shirts that can be chosen. */
export const cloths = {
  ink: '#25282c',
  teal: '#145057',
  cream: '#efece4',
  gold: '#e9a912',
  red: '#b3261a',
  violet: '#5a35c8',
} as const

/** What the configurator prints on, from both sides. */
const blanks: Record<string, () => string> = {
  ...Object.fromEntries(
    Object.entries(cloths).flatMap(([name, colour]) => [
      [`tshirt-blank-${name}`, () => tshirt(colour)],
      [`tshirt-blank-${name}-back`, () => tshirtBack(colour)],
    ]),
  ),
  'mug-blank-white': () => mug(),
  'mug-blank-white-back': mugBack,
  'tote-blank-natural': () => tote('#efe6d2'),
  'tote-blank-natural-back': () => tote('#efe6d2'),
  'print-blank-white': blankPrint,
}

export const products: Record<string, (s: ProductPictures) => string> = {
  ...blanks,
  'pack-fuoco': s =>
    standing({
      tone: 'fuoco',
      creature: s.creature('draghissimo'),
      series: 'SERIE 1 · 5 CARTE',
      creatureScale: 1.16,
    }),
  'pack-acqua': s =>
    standing({
      tone: 'acqua',
      creature: s.creature('ondalice'),
      series: 'ABISSI · 5 CARTE',
      creatureScale: 1.02,
    }),
  'pack-cosmo': s =>
    standing({
      tone: 'cosmico',
      creature: s.creature('anelluna'),
      series: 'COSMO · 5 CARTE',
      creatureScale: 1.1,
    }),
  'pack-natura': s =>
    standing({
      tone: 'natura',
      creature: s.creature('germoglino'),
      series: 'SERIE 1 · 5 CARTE',
      creatureScale: 0.92,
      creatureDrop: 0.035,
    }),
  'box-fuoco': s => displayBox(s.creature('draghissimo'), s.creature('volpardore')),
  'starter-acqua': s =>
    starter(s.creature('ondalice'), [s.card('volpardore'), s.card('germoglino'), s.card('ondalice')]),
  album: s => album(s.creature('polpetra')),
  'deck-box': s => deckBox(s.creature('spettrillo')),
  'figure-draghissimo': s => figure(s.large('draghissimo'), 'Draghissimo', 'fuoco'),
  'figure-volpardore': s => figure(s.large('volpardore'), 'Volpardore', 'luce'),
  'tshirt-draghissimo': s => tshirt('#145057', s.cut('draghissimo'), 'Bottega Arcana'),
  playmat: s => playmat(s.creature('anelluna'), s.card('anelluna')),
  sleeves: s => sleeves(s.back, s.cut('bullonardo')),
  dice: () => dice(),
  mug: s => mug(s.creature('gufosaggio')),
  stickers: s =>
    stickers(['amanito', 'nuvoletta', 'brinorso', 'germoglino', 'polpetra'].map(slug => s.cut(slug))),
  toploader: s => toploader(s.card('brinorso')),
  'pack-aria': packOf('aria', 'gufosaggio', 'SERIE 1'),
  'pack-ghiaccio': packOf('ghiaccio', 'pinguello', 'SERIE 1', 0.94, 0.02),
  'pack-oscurita': packOf('oscurita', 'spettrillo', 'SERIE 2', 1.04),
  'pack-psichico': packOf('psichico', 'mentello', 'SERIE 2'),
  'pack-meccanico': packOf('meccanico', 'bullonardo', 'SERIE 2', 0.98),
  'pack-luce': packOf('luce', 'manteluce', 'SERIE 2'),
  'box-acqua': s => displayBox(s.creature('ondalice'), s.creature('pesciolo'), 'acqua', 'Abissi'),
  'box-cosmo': s => displayBox(s.creature('anelluna'), s.creature('mentello'), 'cosmico', 'Serie 2'),
  'digital-common': s => onPhone(stagePacks.common!(s)),
  'digital-uncommon': s => onPhone(stagePacks.uncommon!(s)),
  'digital-rare': s => onPhone(stagePacks.rare!(s)),
  'digital-epic': s => onPhone(stagePacks.epic!(s)),
  'digital-legendary': s => onPhone(stagePacks.legendary!(s)),
  'starter-fuoco': s =>
    starter(s.creature('draghissimo'), ['germoglino', 'ondalice', 'draghissimo'].map(s.card), 'fuoco'),
  'starter-natura': s =>
    starter(s.creature('germoglino'), ['ondalice', 'brinorso', 'germoglino'].map(s.card), 'natura'),
  'starter-ghiaccio': s =>
    starter(s.creature('brinorso'), ['volpardore', 'spettrillo', 'brinorso'].map(s.card), 'ghiaccio'),
  'album-oceano': s => album(s.creature('ondalice'), ['#3f86d8', '#1d4f9a', '#0c2c60']),
  'album-notte': s => album(s.creature('spettrillo'), ['#7b55c9', '#43258a', '#1e0f48']),
  'sleeves-draghissimo': s => sleeves(s.back, s.cut('draghissimo'), ['#e2431e', '#6d1208']),
  'sleeves-ondalice': s => sleeves(s.back, s.cut('ondalice'), ['#1f7fe0', '#0a2f7d']),
  'sleeves-spettrillo': s => sleeves(s.back, s.cut('spettrillo'), ['#5b2aa6', '#1e0c46']),
  'deck-box-fuoco': s => deckBox(s.creature('draghissimo'), 'fuoco', ['#d8482c', '#a12412', '#6d1208']),
  'deck-box-acqua': s => deckBox(s.creature('ondalice'), 'acqua', ['#3f8fe8', '#1a5bb4', '#0a2f7d']),
  'deck-box-natura': s => deckBox(s.creature('germoglino'), 'natura', ['#5cab4c', '#2c7430', '#0f4420']),
  'deck-box-ghiaccio': s => deckBox(s.creature('brinorso'), 'ghiaccio', ['#7cc4ee', '#2f78b8', '#134a8c']),
  'dice-fuoco': () => dice([8, 24, 42]),
  'dice-acqua': () => dice([206, 190, 228]),
  'dice-natura': () => dice([120, 92, 150]),
  'dice-notte': () => dice([268, 290, 240]),
  'playmat-fuoco': s => playmat(s.creature('draghissimo'), s.card('draghissimo'), 'fuoco'),
  'playmat-acqua': s => playmat(s.creature('ondalice'), s.card('ondalice'), 'acqua'),
  'playmat-natura': s => playmat(s.creature('germoglino'), s.card('germoglino'), 'natura'),
  'print-draghissimo': s => print(s.scene('draghissimo'), s.creature('draghissimo'), 'Draghissimo'),
  'print-leviatone': s => print(s.scene('leviatone'), s.creature('leviatone'), 'Leviatone'),
  'print-novecoda': s => print(s.scene('novecoda'), s.creature('novecoda'), 'Novecoda'),
  'print-silvadrago': s => print(s.scene('silvadrago'), s.creature('silvadrago'), 'Silvadrago'),
  'print-fenicealba': s => print(s.scene('fenicealba'), s.creature('fenicealba'), 'Fenicealba'),
  'tshirt-ondalice': s => tshirt('#1d4f9a', s.cut('ondalice'), 'Bottega Arcana'),
  'tshirt-spettrillo': s => tshirt('#25282c', s.cut('spettrillo'), 'Bottega Arcana'),
  'tshirt-germoglino': s => tshirt('#2f6b35', s.cut('germoglino'), 'Bottega Arcana'),
  'tshirt-arcana-teal': s => tshirt(cloths.teal, s.cut('bullonardo'), 'Arcana Team'),
  'tshirt-arcana-red': s => tshirt(cloths.red, s.cut('bullonardo'), 'Arcana Team'),
  'tshirt-arcana-violet': s => tshirt(cloths.violet, s.cut('bullonardo'), 'Arcana Team'),
  'tote-mokarello': s => tote('#efe6d2', s.cut('mokarello'), 'Prima il caffè'),
  'tote-nuvoletta': s => tote('#cfe3ef', s.cut('nuvoletta'), 'Bottega Arcana'),
  'figure-ondalice': s => figure(s.large('ondalice'), 'Ondalice', 'acqua'),
  'figure-spettrillo': s => figure(s.large('spettrillo'), 'Spettrillo', 'oscurita'),
  'figure-anelluna': s => figure(s.large('anelluna'), 'Anelluna', 'cosmico'),
  'mug-mokarello': s => mug(s.creature('mokarello')),
  'mug-draghissimo': s => mug(s.creature('draghissimo')),
  'toploader-novecoda': s => toploader(s.card('novecoda')),
  'single-draghissimo': s => single(s.card('draghissimo'), -4),
  'single-ondalice': s => single(s.card('ondalice'), 4),
  'single-germoglino': s => single(s.card('germoglino'), -3),
  'single-spettrillo': s => single(s.card('spettrillo'), 5),
  'single-anelluna': s => single(s.card('anelluna'), 3),
  'single-novecoda': s => single(s.card('novecoda'), -4),
  'single-brinorso': s => single(s.card('brinorso'), 4),
  'stickers-fondali': s =>
    stickers(['ondalice', 'pinguello', 'anelluna', 'spettrillo', 'volpardore'].map(slug => s.cut(slug))),
  'print-anelluna': s => print(s.scene('anelluna'), s.creature('anelluna'), 'Anelluna'),
}

/** Packs seen straight on, for opening them: one per pack rarity of the contract. */
export const stagePacks: Record<string, (s: ProductPictures) => PackLook> = {
  common: s => ({
    tone: 'natura',
    creature: s.creature('germoglino'),
    series: '5 CARTE',
    creatureScale: 0.92,
    creatureDrop: 0.035,
  }),
  uncommon: s => ({
    tone: 'ghiaccio',
    creature: s.creature('brinorso'),
    series: '5 CARTE',
    creatureScale: 0.98,
  }),
  rare: s => ({
    tone: 'meccanico',
    creature: s.creature('bullonardo'),
    series: '5 CARTE',
    creatureScale: 0.98,
  }),
  epic: s => ({ tone: 'cosmico', creature: s.creature('anelluna'), series: '5 CARTE', creatureScale: 1.08 }),
  legendary: s => ({
    tone: 'fuoco',
    creature: s.creature('draghissimo'),
    series: '5 CARTE',
    creatureScale: 1.16,
  }),
}
