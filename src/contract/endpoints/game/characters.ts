/** Characters and owned cards (specification notes §3 Card, §7; decision 0025). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { SlugParams } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { Effect } from './effects.ts'
import { Trait } from './traits.ts'

export const rarities = ['Comune', 'Non Comune', 'Rara', 'Mitica', 'Leggendaria', 'Unica'] as const
export const Rarity = z.enum(rarities)
export type Rarity = z.infer<typeof Rarity>

export const elements = [
  'Natura',
  'Aria',
  'Fuoco',
  'Terra',
  'Oggetto',
  'Acqua',
  'Ghiaccio',
  'Psichico',
  'Meccanico',
  'Cosmico',
  'Divino',
  'Luce',
  'Oscurità',
  'Suono',
  '???',
] as const
export const CardType = z.enum(elements)
export type CardType = z.infer<typeof CardType>

/** File and token names: `Non Comune` → `non-comune`, `Oscurità` → `oscurita`, `???` → `anomalia`. */
export const codeName = (word: Rarity | CardType): string =>
  word === '???'
    ? 'anomalia'
    : word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')

/** Points for the rival when the card falls. Twelve win (decision 0043). */
export const pointsOfRarity: Readonly<Record<Rarity, number>> = {
  Comune: 2,
  'Non Comune': 3,
  Rara: 4,
  Mitica: 6,
  Leggendaria: 6,
  Unica: 8,
}

/** Energy cost of the most expensive move of a card. */
export const costOfRarity: Readonly<Record<Rarity, number>> = {
  Comune: 2,
  'Non Comune': 3,
  Rara: 4,
  Mitica: 4,
  Leggendaria: 5,
  Unica: 6,
}

export const Move = z.object({
  nome_mossa: z.string(),
  descrizione_mossa: z.string(),
  danno: z.int().min(0),
  costo_energia: z.int().min(0),
  video_url: z.string().nullable(),
  effetti: z.array(Effect).default([]),
})
export type Move = z.infer<typeof Move>

const CardTranslation = z.object({
  locale: z.enum(locales),
  nome: z.string(),
  storia: z.string(), // one line of lore
  mosse: z.array(z.object({ nome_mossa: z.string(), descrizione_mossa: z.string() })),
})

/** The shipped catalogue has the numbers 2–150. The administration may add higher ones. */
export const lastCardNumber = 999

export const Character = z
  .object({
    id: z.int(),
    numero_carta: z.int().min(2).max(lastCardNumber),
    nome: z.string(),
    slug: z.string(),
    rarita: Rarity,
    tipo: CardType,
    pv: z.int(),
    resistenza: z.int(),
    atk: z.int(), // the largest danno of its moves; not used by the rules
    tratto: Trait.nullable(), // its passive; null: none
    mosse: z.array(Move),
    audio_select_url: z.string().nullable(),
    immagine_url: z.string(),
    images: z.object({ thumbnail: z.string(), mini_card: z.string(), card: z.string() }),
    translations: z.array(CardTranslation),
    meta_data: z.record(z.string(), z.unknown()),
    extra_details: z.record(z.string(), z.unknown()),
    extra_info: z.object({ card_selled: z.int() }),
  })
  .meta({ id: 'Character' })
export type Character = z.infer<typeof Character>

export const OwnedCard = Character.extend({
  id_istanza: z.string(),
  is_new: z.boolean(), // not yet seen in the album; false for further copies
}).meta({ id: 'OwnedCard' })
export type OwnedCard = z.infer<typeof OwnedCard>

export const packRarities = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export const listCharacters = endpoint({
  method: 'GET',
  path: '/characters',
  tag: 'Game',
  summary: 'The whole catalogue of characters, unpaged',
  permission: 'public',
  query: z.object({ locale: z.enum(locales).optional() }), // limits texts to this language, Italian where missing; without it, all languages
  response: z.object({ data: z.array(Character), meta: z.object({ total: z.int() }) }),
  problems: [],
  cache: 'shared',
  mayLag: true,
})

export const getCharacter = endpoint({
  method: 'GET',
  path: '/characters/:slug',
  tag: 'Game',
  summary: 'One character',
  permission: 'public',
  params: SlugParams,
  response: Character,
  problems: ['not_found'],
  cache: 'shared',
  mayLag: true,
})

export const myCards = endpoint({
  method: 'GET',
  path: '/me/cards',
  tag: 'Game',
  summary: 'Cards of this account, one row per instance',
  permission: 'authenticated',
  response: z.array(OwnedCard),
  problems: ['unauthenticated'],
})

export const setMyAlbum = endpoint({
  ownerOnly: true,
  method: 'PATCH',
  path: '/me/album',
  tag: 'Game',
  summary: "The owner's own album switch",
  permission: 'authenticated',
  body: z.strictObject({ album_enabled: z.boolean() }),
  response: z.object({ album_enabled: z.boolean() }),
  problems: ['unauthenticated'],
})
