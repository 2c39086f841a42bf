/** Edits of a card draft. Every function returns a new draft, or the same one if nothing changes. Pure. */

import { produce } from 'immer'
import { type CardType, codeName, type Rarity } from '@/contract/endpoints/game/characters.ts'
import {
  type CreationArt,
  type FigureArt,
  hueStep,
  tones,
  viewsOf,
} from '@/contract/endpoints/game/creation-art.ts'
import { attackOf, costRange, moveCount, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import { effectOffers, type Range } from '@/contract/endpoints/game/creation-effects.ts'
import { traitOffers } from '@/contract/endpoints/game/creation-traits.ts'
import {
  type Creation,
  type CreationBody,
  CreationDraft,
  type CreationUpload,
  creationNameLength,
  moveNameLength,
} from '@/contract/endpoints/game/creations.ts'
import type { FaceText } from '@/design/card/card-face.ts'
import { clamp } from '@/lib/clamp.ts'

export type DraftMove = CreationDraft['mosse'][number]

/** Texts of a new card, in its author's language. */
export interface FirstWords {
  moves: readonly [string, string]
  third: string
}

const plainFigure: FigureArt = {
  kind: 'figure',
  slug: 'volpardore',
  face: 'idle',
  hue: 0,
  tone: 'plain',
  zoom: 100,
  x: 0,
  y: 0,
  isMirrored: false,
  view: 1,
}

export const freshDraft = ({ moves }: FirstWords): CreationDraft => ({
  id: null,
  nome: '',
  tipo: 'Fuoco',
  rarita: 'Comune',
  pv: 90,
  resistenza: 2,
  tratto: null,
  mosse: [
    { nome_mossa: moves[0], danno: 5, costo_energia: 1, effetti: [effectOffers.burn.start] },
    { nome_mossa: moves[1], danno: 50, costo_energia: 2, effetti: [] },
  ],
  storia: '',
  art: plainFigure,
  is_public: false,
  picture: null,
})

export const draftOf = (creation: Creation): CreationDraft => ({
  id: creation.id,
  nome: creation.nome,
  tipo: creation.tipo,
  rarita: creation.rarita,
  pv: creation.pv,
  resistenza: creation.resistenza,
  tratto: creation.tratto,
  mosse: creation.mosse.map(move => ({ ...move, effetti: [...move.effetti] })),
  storia: creation.storia,
  art: creation.art,
  is_public: creation.is_public,
  picture: creation.upload,
})

export const bodyOf = ({ id: _id, picture: _picture, ...body }: CreationDraft): CreationBody => body

/** Returns a valid draft for any stored value, otherwise undefined. */
export function readDraft(value: unknown): CreationDraft | undefined {
  const read = CreationDraft.safeParse(value)
  return read.success ? read.data : undefined
}

export const draftKey = (userId: number): string => `creation-draft:${userId}`

export const faceOfDraft = (draft: CreationDraft, unnamed: string): FaceText => ({
  name: draft.nome.trim() || unnamed,
  type: draft.tipo,
  rarity: draft.rarita,
  health: draft.pv,
  attack: attackOf(draft.mosse),
  guard: draft.resistenza,
  moves: draft.mosse.map(move => ({
    name: move.nome_mossa.trim() || '…',
    damage: move.danno,
    cost: move.costo_energia,
  })),
})

const letters = (text: string, most: number): string => [...text].slice(0, most).join('')

export const trimmedName = (text: string): string => letters(text, creationNameLength)

export const clampToRange = (value: number, { min, max }: Range): number => clamp(Math.round(value), min, max)

/** Clamps values beyond the new rarity's limits. A trait that it may not have is replaced by that of its type. */
export const withRarity = (draft: CreationDraft, rarita: Rarity): CreationDraft =>
  produce(draft, card => {
    const limits = rarityBounds[rarita]
    card.rarita = rarita
    card.pv = clampToRange(card.pv, limits.pv)
    card.resistenza = clampToRange(card.resistenza, limits.resistenza)
    if (!traitOffers(rarita).some(one => one === card.tratto)) card.tratto = null
    for (const move of card.mosse) move.danno = clampToRange(move.danno, limits.danno)
  })

export const withType = (draft: CreationDraft, tipo: CardType): CreationDraft =>
  produce(draft, card => {
    card.tipo = tipo
    card.art.view = Math.min(card.art.view, viewsOf(tipo).length)
  })

export const withArt = (draft: CreationDraft, part: Partial<CreationArt>): CreationDraft =>
  produce(draft, card => void Object.assign(card.art, part))

/** Replaces the creature. After a picture, the new one starts in its original colours. */
export const withFigure = (draft: CreationDraft, slug: string): CreationDraft =>
  draft.art.kind === 'figure'
    ? withArt(draft, { slug })
    : { ...draft, art: { ...plainFigure, slug, view: draft.art.view } }

export const withPicture = (draft: CreationDraft, picture: CreationUpload): CreationDraft => ({
  ...draft,
  picture,
  art: {
    kind: 'upload',
    upload: picture.id,
    zoom: 100,
    x: 0,
    y: 0,
    isMirrored: false,
    view: draft.art.view,
  },
})

export const withMove = (draft: CreationDraft, at: number, part: Partial<DraftMove>): CreationDraft =>
  produce(draft, card => {
    const move = card.mosse[at]
    if (!move) return
    Object.assign(move, part)
    move.nome_mossa = letters(move.nome_mossa, moveNameLength)
    move.costo_energia = clampToRange(move.costo_energia, costRange)
    move.danno = clampToRange(move.danno, rarityBounds[card.rarita].danno)
  })

export const withMoreMoves = (draft: CreationDraft, name: string): CreationDraft =>
  produce(draft, ({ mosse }) => {
    if (mosse.length < moveCount.max)
      mosse.push({ nome_mossa: name, danno: 10, costo_energia: 3, effetti: [] })
  })

export const withoutMove = (draft: CreationDraft, at: number): CreationDraft =>
  produce(draft, ({ mosse }) => {
    if (mosse.length > moveCount.min) mosse.splice(at, 1)
  })

/** Returns a random creature in its own type. @param random 0–1 */
export function surprised(
  draft: CreationDraft,
  figures: readonly { slug: string; tipo: CardType }[],
  random: () => number,
): CreationDraft {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  if (figures.length === 0) return draft
  const { slug, tipo } = pick(figures)
  const hue = Math.floor(random() * (360 / hueStep)) * hueStep
  const art: FigureArt = {
    ...plainFigure,
    slug,
    hue,
    tone: random() < 0.6 ? 'plain' : pick(tones),
    face: random() < 0.7 ? 'idle' : 'attack',
    isMirrored: random() < 0.5,
    view: pick(viewsOf(tipo)),
  }
  return { ...draft, tipo, art, picture: null }
}

export const typeName = (type: CardType): string => `type.${codeName(type)}`
export const rarityName = (rarity: Rarity): string => `rarity.${codeName(rarity)}`
