/**
 * Characters in the administration (specification notes §3 Card, decision 0025): values, moves as structured effects, six languages, art
 * from the generator or an image. A move's text is generated from its effects. A change applies to battles that begin after it: running
 * battles keep their cards.
 */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { PictureAddress } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams, PageQuery, pageOf } from '../../envelope.ts'
import { localizedTextsOf } from '../../localized-texts.ts'
import { perLocale } from '../../per-locale.ts'
import { CardType, Character, lastCardNumber, Rarity } from '../game/characters.ts'
import { FigureArt, UploadArt } from '../game/creation-art.ts'
import { Effect } from '../game/effects.ts'
import { Trait } from '../game/traits.ts'

const reading = { tag: 'Administration', permission: 'admin:game:read' } as const
const writing = { tag: 'Administration', permission: 'admin:game:write' } as const
const refused = ['unauthenticated', 'forbidden'] as const

/** Ranges of decision 0025 and specification notes §9. Numbers above 150 extend the album. */
export const cardRanges = {
  numero_carta: { min: 2, max: lastCardNumber },
  pv: { min: 50, max: 320 },
  resistenza: { min: 0, max: 15 },
  danno: { min: 0, max: 170 },
  atk: { min: 20, max: 170 }, // the largest danno of its moves
  costo_energia: { min: 1, max: 10 },
  nome: 12, // characters of the Italian name
  moves: { min: 1, max: 3 },
  effects: 4, // of one move
} as const

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min, 'range').max(max, 'range')

/** Our own sounds and clips: shipped, or uploaded to the media library. */
const Clip = z.string().regex(/^\/(assets|uploads)(\/[\w-][\w.-]*)+\.(webm|mp4)$/, 'invalid')
const Sound = z.string().regex(/^\/(assets|uploads)(\/[\w-][\w.-]*)+\.(webm|ogg|mp3|wav|m4a)$/, 'invalid')

const CardUpload = UploadArt.omit({ upload: true }).extend({ picture: PictureAddress })
export const CardArt = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shipped') }), // the images it was shipped with, or has now
  FigureArt,
  CardUpload,
])
export type CardArt = z.infer<typeof CardArt>

const MoveBody = z.strictObject({
  names: perLocale(z.string().overwrite(cleanLine).max(40)),
  danno: within(cardRanges.danno),
  costo_energia: within(cardRanges.costo_energia),
  video_url: Clip.nullable(),
  effetti: z.array(Effect).max(cardRanges.effects),
})
export type CardMoveBody = z.infer<typeof MoveBody>

const CardWords = z.strictObject({
  nome: z.string().overwrite(cleanLine).max(24),
  storia: z.string().overwrite(cleanLine).max(240), // one line of lore
})

const facts = {
  numero_carta: within(cardRanges.numero_carta),
  rarita: Rarity,
  tipo: CardType,
  pv: within(cardRanges.pv),
  resistenza: within(cardRanges.resistenza),
  tratto: Trait.nullable(), // null: none
  mosse: z.array(MoveBody).min(cardRanges.moves.min, 'required').max(cardRanges.moves.max),
  audio_select_url: Sound.nullable(),
  translations: perLocale(CardWords),
  art: CardArt,
}

/** Checks one card alone. The server checks numbers and similarity to other cards. */
function isWhole(
  card: {
    translations: Record<string, { nome: string }>
    mosse: readonly CardMoveBody[]
  },
  context: z.core.$RefinementCtx,
): void {
  const fault = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', message, path, input: card })
  const name = card.translations.it?.nome ?? ''
  if (name === '') fault(['translations', 'it', 'nome'], 'required')
  if (name.length > cardRanges.nome) fault(['translations', 'it', 'nome'], 'too_long')
  const strongest = Math.max(0, ...card.mosse.map(move => move.danno))
  if (card.mosse.length > 0 && strongest < cardRanges.atk.min) fault(['mosse', 0, 'danno'], 'card_weak')
  for (const [at, move] of card.mosse.entries()) {
    if (move.names.it === '') fault(['mosse', at, 'names', 'it'], 'required')
    const kinds = move.effetti.map(effect => ('on' in effect ? `${effect.kind} ${effect.on}` : effect.kind))
    if (new Set(kinds).size < kinds.length) fault(['mosse', at, 'effetti'], 'effect_repeated')
    if (move.danno === 0 && move.effetti.every(effect => effect.kind === 'once-per-match'))
      fault(['mosse', at, 'danno'], 'creation_empty_move')
  }
}

export const CharacterBody = z.strictObject(facts).superRefine(isWhole)
export type CharacterBody = z.infer<typeof CharacterBody>

/** A character before anything is entered. */
export const emptyCharacter = (): CharacterBody => ({
  numero_carta: 0,
  rarita: 'Comune',
  tipo: 'Natura',
  pv: 90,
  resistenza: 0,
  tratto: null,
  mosse: [],
  audio_select_url: null,
  translations: localizedTextsOf(() => ({ nome: '', storia: '' })),
  art: { kind: 'shipped' },
})

export const AdminCharacter = z
  .object({
    id: z.int(),
    version: z.string(),
    slug: z.string(),
    ...facts,
    atk: z.int(),
    images: Character.shape.images,
    owners: z.int(), // accounts that own it
    edited_at: z.string().nullable(), // null: as shipped
  })
  .meta({ id: 'AdminCharacter' })
export type AdminCharacter = z.infer<typeof AdminCharacter>

const AdminCharacterRow = z.object({
  id: z.int(),
  slug: z.string(),
  numero_carta: z.int(),
  nome: z.string(), // in the reader's language
  rarita: Rarity,
  tipo: CardType,
  pv: z.int(),
  resistenza: z.int(),
  atk: z.int(),
  moves: z.int(),
  picture: z.string(),
  owned: z.int(), // copies in all albums
  edited_at: z.string().nullable(),
})
export type AdminCharacterRow = z.infer<typeof AdminCharacterRow>

export const adminCharacters = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/characters',
  summary: 'Characters by number; `search` finds names in every language and numbers',
  query: PageQuery.extend({
    rarita: Rarity.optional(),
    tipo: CardType.optional(),
    edited: z.stringbool().optional(),
  }),
  response: pageOf(AdminCharacterRow),
  problems: refused,
})

export const characterChoices = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/characters/choices',
  summary: 'Clips and voices that are there to choose from, and the next free number',
  response: z.object({
    clips: z.array(z.string()),
    sounds: z.array(z.string()),
    free_number: z.int(),
    figures: z.array(z.string()), // slugs the generator may use
  }),
  problems: refused,
})

export const adminCharacter = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/characters/:id',
  summary: 'One character with all its fields and languages',
  params: IdParams,
  response: AdminCharacter,
  problems: [...refused, 'not_found'],
})

export const createCharacter = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/characters',
  summary: 'A new character; from the next pack on it can be drawn',
  body: CharacterBody,
  response: AdminCharacter,
  status: 201,
  problems: [...refused, 'picture_unreadable'],
})

export const changeCharacter = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/characters/:id',
  summary: 'Save a character whole, for battles from now on; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }).superRefine(isWhole),
  response: AdminCharacter,
  problems: [...refused, 'not_found', 'conflict', 'picture_unreadable'],
})

export const cardFileBytes = 6_000_000
export const clipTypes = ['video/webm', 'video/mp4'] as const
export const soundTypes = ['audio/webm', 'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/mp4'] as const

export const uploadCardFile = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/characters/files',
  summary: 'Upload a clip or a voice; its type is detected from its content',
  file: {
    types: [...clipTypes, ...soundTypes],
    maxBytes: cardFileBytes,
  },
  response: z.object({ kind: z.enum(['clip', 'sound']), url: z.string() }),
  status: 201,
  problems: [...refused, 'unsupported_media_type'],
})
