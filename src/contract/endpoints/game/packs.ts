/**
 * Packs: those of an account, opening and verifying them, and the codes of paper packs (specification notes §3 Pack, §7; decision 0034).
 * Only the receipt of an opened pack contains its secret.
 */
import { z } from 'zod'
import { cleanCode } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { decimal } from '../../envelope.ts'
import { Fills } from '../shop/catalog.ts'
import { PriceCountry } from '../shop/price-country.ts'
import { lastCardNumber, packRarities, Rarity } from './characters.ts'

export const PackRarity = z.enum(packRarities)
const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
const PackId = z.string().regex(/^[\w-]{1,40}$/)
const PackParams = z.object({ id: PackId })
const NumeroCarta = z.int().min(2).max(lastCardNumber)

export const packSources = ['order', 'code', 'welcome', 'lesson', 'gift', 'reward'] as const
export type PackSource = (typeof packSources)[number]

export const Pack = z
  .object({
    id: z.string(),
    rarity: PackRarity,
    name: z.string(), // in the reader's language
    is_opened: z.boolean(),
    opened_at: z.string().nullable(),
    commitment: hex(32), // SHA-256 of secret, id and versions; the browser stores it before opening
    odds_version: z.int(),
    catalogue_version: hex(32),
    source: z.enum(packSources),
    created_at: z.string(),
  })
  .meta({ id: 'Pack' })
export type Pack = z.infer<typeof Pack>

/** The data for recomputing a draw. `src/engine/packs/receipt.ts` defines the byte layout. */
export const PackReceipt = z
  .object({
    pack_id: z.string(),
    rarity: PackRarity,
    commitment: hex(32),
    secret: hex(32),
    nonce: z.string().regex(/^([0-9a-f]{2}){1,40}$/), // of the browser (32 bytes), or the bytes of the pack's id
    guarantee: z.int().min(0), // packs of this type before it without Leggendaria or Unica
    odds_version: z.int(),
    catalogue_version: hex(32),
  })
  .meta({ id: 'PackReceipt' })
export type PackReceipt = z.infer<typeof PackReceipt>

export const OpenedCard = z
  .object({
    id_istanza: z.string(),
    numero_carta: NumeroCarta,
    rarita: Rarity, // in the catalogue of the pack
    is_new: z.boolean(), // its owner had no copy before
    copies: z.int().min(1), // including this one, at that moment
  })
  .meta({ id: 'OpenedCard' })
export type OpenedCard = z.infer<typeof OpenedCard>

export const PackOpening = z
  .object({
    pack: Pack,
    cards: z.array(OpenedCard), // five, slot 1 first
    receipt: PackReceipt,
  })
  .meta({ id: 'PackOpening' })
export type PackOpening = z.infer<typeof PackOpening>

const OddsRow = z.array(z.int().min(0)).length(6) // ten-thousandths, in the order of `rarities`

export const PackType = z
  .object({
    rarity: PackRarity,
    name: z.string(),
    odds_version: z.int(),
    odds: z.object({ usual: OddsRow, last: OddsRow }), // slots 1–4, slot 5
    guaranteed: OddsRow, // slot 5 of a guaranteed pack; its own sum is the whole
    guarantee_after: z.int(), // packs without Leggendaria or Unica before the guaranteed one
    product: z.object({ category: z.string(), slug: z.string() }).nullable(), // the product that sells it
  })
  .meta({ id: 'PackType' })
export type PackType = z.infer<typeof PackType>

export const PackGuarantee = z.object({
  rarity: PackRarity,
  packs_since: z.int().min(0), // opened without Leggendaria or Unica
  packs_until: z.int().min(0), // until the guaranteed one; 0 = the next one
})
export type PackGuarantee = z.infer<typeof PackGuarantee>

export const PackCatalogue = z
  .object({
    version: hex(32), // SHA-256 of the content
    cards: z.array(z.object({ numero_carta: NumeroCarta, rarita: Rarity })),
  })
  .meta({ id: 'PackCatalogue' })
export type PackCatalogue = z.infer<typeof PackCatalogue>

export const CardOffer = z
  .object({
    kind: Fills.shape.kind, // this card · a pack that may contain it · an album
    category: z.string(), // slugs in the reader's language
    slug: z.string(),
    title: z.string(),
    picture: z.object({ url: z.string(), alt: z.string() }),
    price: z.int(), // cents, what the reader pays
    rarity: PackRarity.nullable(), // of the pack
    chance: z.number().nullable(), // of at least one card of this rarity in the pack, 0 … 1
    stock: z.enum(['available', 'low', 'out']),
  })
  .meta({ id: 'CardOffer' })
export type CardOffer = z.infer<typeof CardOffer>

const mine = { tag: 'Game', permission: 'authenticated' } as const
const Nonce = hex(32).optional()

export const myPacks = endpoint({
  ...mine,
  method: 'GET',
  path: '/me/packs',
  summary: 'Packs of this account, unopened ones first',
  response: z.array(Pack),
  problems: ['unauthenticated'],
})

export const openPack = endpoint({
  ownerOnly: true,
  ...mine,
  method: 'POST',
  path: '/packs/:id/open',
  summary:
    'Open a pack. A second time is refused with `pack_already_opened` and the same contents under `opening`',
  params: PackParams,
  body: z.strictObject({ nonce: Nonce }),
  response: PackOpening,
  problems: ['unauthenticated', 'not_found', 'pack_already_opened'],
  leavesShared: true,
})

export const mostOpenedAtOnce = 10

export const openPacks = endpoint({
  ownerOnly: true,
  ...mine,
  method: 'POST',
  path: '/packs/open',
  summary:
    'Open up to ten packs, all or none. Those opened before show their contents again; when all were, it is refused with them under `openings`',
  body: z.strictObject({
    ids: z
      .array(PackId)
      .min(1)
      .max(mostOpenedAtOnce)
      .refine(ids => new Set(ids).size === ids.length),
    nonce: Nonce,
  }),
  response: z.object({ openings: z.array(PackOpening) }), // in the order of `ids`
  problems: ['unauthenticated', 'not_found', 'pack_already_opened'],
  leavesShared: true,
})

export const packOpening = endpoint({
  ...mine,
  method: 'GET',
  path: '/packs/:id/opening',
  summary: 'What was in an opened pack, with its receipt',
  params: PackParams,
  response: PackOpening,
  problems: ['unauthenticated', 'not_found'],
})

export const packTypes = endpoint({
  method: 'GET',
  path: '/packs/types',
  tag: 'Game',
  summary: 'Kinds of packs with the odds that are rolled, with and without the guarantee',
  permission: 'public',
  response: z.array(PackType),
  problems: [],
  cache: 'shared',
})

export const packRules = endpoint({
  method: 'GET',
  path: '/packs/odds/:version',
  tag: 'Game',
  summary: 'The odds and the guarantee of one version, to verify a pack; never changes',
  permission: 'public',
  params: z.object({ version: decimal(1) }),
  response: z.record(PackRarity, z.object({ usual: OddsRow, last: OddsRow, guarantee_after: z.int() })),
  problems: ['not_found'],
  cache: 'shared',
})

export const packGuarantees = endpoint({
  ...mine,
  method: 'GET',
  path: '/me/packs/guarantees',
  summary: 'How far the guarantee of each kind of pack is',
  response: z.array(PackGuarantee),
  problems: ['unauthenticated'],
})

export const packCatalogue = endpoint({
  method: 'GET',
  path: '/packs/catalogues/:version',
  tag: 'Game',
  summary: 'The cards and rarities a pack is drawn from; never changes',
  permission: 'public',
  params: z.object({ version: hex(32) }),
  response: PackCatalogue,
  problems: ['not_found'],
  cache: 'shared',
})

export const redeemPackCode = endpoint({
  ownerOnly: true,
  ...mine,
  method: 'POST',
  path: '/packs/redeem',
  summary: 'Turn the code printed in a pack of paper into a pack of this account',
  body: z.strictObject({ code: z.string().overwrite(cleanCode).min(1).max(60) }),
  response: Pack,
  status: 201,
  problems: ['unauthenticated', 'code_mistyped', 'code_unknown', 'code_used', 'code_voided', 'code_tries'],
  limit: 'redeem',
  leavesShared: true,
})

export const cardOffers = endpoint({
  method: 'GET',
  path: '/cards/:numero_carta/offers',
  tag: 'Game',
  summary: 'Products that fill the slot of this card: the card itself, packs it may be in, albums',
  permission: 'public',
  params: z.object({ numero_carta: decimal(2, lastCardNumber) }),
  query: PriceCountry,
  response: z.array(CardOffer),
  problems: ['not_found'],
  cache: 'shared',
})

export const seeCards = endpoint({
  ownerOnly: true,
  ...mine,
  method: 'POST',
  path: '/me/cards/seen',
  summary: 'Cards whose mark "new" may go',
  body: z.strictObject({ numero_carta: z.array(NumeroCarta).min(1).max(lastCardNumber) }),
  response: z.object({ seen: z.int() }), // number of new instances
  problems: ['unauthenticated'],
  leavesShared: true,
})
