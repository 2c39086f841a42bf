/** Every product picture by name: which creatures and cards it needs and how it is put together. */
import { album, deckBox, displayBox, starter } from './boxes.ts'
import { dice } from './dice.ts'
import { figure, mug, tshirt } from './goods.ts'
import { type PackLook, pack } from './pack.ts'
import { playmat, print, sleeves, stickers, toploader } from './paper.ts'
import { shadow, turned } from './pieces.ts'

/** Pictures as data URLs. */
export interface Shelf {
  creature(slug: string): string // 512
  large(slug: string): string // 900, for what fills the picture
  card(slug: string): string
  scene(slug: string): string
  cut(slug: string): string // white die-cut outline
  back: string // of a card
}

const standing = (look: PackLook): string => shadow(500, 930, 300, 40) + turned(240, 92, -3, pack(look))

export const products: Record<string, (s: Shelf) => string> = {
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
  'print-anelluna': s => print(s.scene('anelluna'), s.creature('anelluna'), 'Anelluna'),
}

/** Packs seen straight on, for opening them: one per pack rarity of the contract. */
export const stagePacks: Record<string, (s: Shelf) => PackLook> = {
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
