/**
 * Packs in the administration (decision 0034): the odds of each kind, a simulation of them, and granted and opened packs. Published odds
 * never change: a new version applies to packs granted from then on.
 */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { decimal, LongPageQuery, pageOf } from '../../envelope.ts'
import { namesPerLocale, perLocale } from '../../per-locale.ts'
import { packRarities, Rarity } from '../game/characters.ts'
import { OpenedCard, PackReceipt, packSources } from '../game/packs.ts'

const reading = { tag: 'Administration', permission: 'admin:game:read' } as const
const writing = { tag: 'Administration', permission: 'admin:game:write' } as const
const refused = ['unauthenticated', 'forbidden'] as const
const PackRarity = z.enum(packRarities)

export const wholeOdds = 10_000 // ten-thousandths

/** In the order of `rarities`; they add up to the whole. */
const Row = z
  .array(z.int().min(0, 'not_negative').max(wholeOdds))
  .length(6)
  .superRefine((row, context) => {
    const sum = row.reduce((all, part) => all + part, 0)
    if (sum !== wholeOdds) context.addIssue({ code: 'custom', message: 'odds_sum', path: [] })
  })

/** Slot 5 must contain a guaranteed rarity, otherwise the guarantee could not be met. */
const LastRow = Row.superRefine((row, context) => {
  if ((row[4] ?? 0) + (row[5] ?? 0) === 0)
    context.addIssue({ code: 'custom', message: 'odds_guarantee', path: [] })
})

const rules = {
  odds: z.strictObject({ usual: Row, last: LastRow }), // slots 1–4, slot 5
  guarantee_after: z.int().min(1, 'range').max(199, 'range'), // packs without Leggendaria or Unica before the guaranteed one
}
export const PackRules = z.strictObject(rules)
export type PackRules = z.infer<typeof PackRules>

export const AdminPackType = z
  .object({
    rarity: PackRarity,
    version: z.string(), // of the record
    names: perLocale(z.string()),
    odds_version: z.int(), // of packs granted now
    odds: z.object({ usual: z.array(z.int()), last: z.array(z.int()) }),
    guarantee_after: z.int(),
    unopened: z.int(),
    opened: z.int(),
    history: z.array(
      z.object({ odds_version: z.int(), at: z.string().nullable(), by: z.string().nullable() }),
    ),
  })
  .meta({ id: 'AdminPackType' })
export type AdminPackType = z.infer<typeof AdminPackType>

const TypeParams = z.object({ rarity: PackRarity })

export const adminPackTypes = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/packs/types',
  summary: 'Kinds of packs with the odds that are rolled now and every version there was',
  response: z.array(AdminPackType),
  problems: refused,
})

export const changePackType = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/packs/types/:rarity',
  summary:
    'Names, odds and guarantee of a kind. Other odds become a new version; packs given before keep theirs',
  params: TypeParams,
  body: z.strictObject({ names: namesPerLocale(80), ...rules, version: z.string().max(40) }),
  response: AdminPackType,
  problems: [...refused, 'not_found', 'conflict'],
})

const Share = z.array(z.number()).length(6) // of all cards in such a slot, in the order of `rarities`

export const PackSimulation = z
  .object({
    packs: z.int(),
    slots: z.array(Share).length(5),
    great: z.number(), // share of packs with Leggendaria or Unica
    guaranteed: z.number(), // share of packs filled by the guarantee
    longest: z.int(), // maximum number of consecutive packs without one
  })
  .meta({ id: 'PackSimulation' })
export type PackSimulation = z.infer<typeof PackSimulation>

export const simulatePacks = endpoint({
  ...reading,
  changesNothing: true,
  method: 'POST',
  path: '/admin/packs/simulations',
  summary: 'Open so many packs of these odds one after the other, as one player would; changes nothing',
  body: z.strictObject({
    ...rules,
    packs: z.int().min(1).max(10_000).default(10_000),
    seed: z
      .int()
      .min(0)
      .max(2 ** 31),
  }),
  response: PackSimulation,
  problems: refused,
  leavesShared: true,
})

const GivenPack = z.object({
  id: z.string(),
  rarity: PackRarity,
  source: z.enum(packSources),
  owner: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  odds_version: z.int(),
  created_at: z.string(),
  opened_at: z.string().nullable(),
  voided_at: z.string().nullable(),
})
export type GivenPack = z.infer<typeof GivenPack>

export const packStates = ['unopened', 'opened', 'voided'] as const

export const adminPacks = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/packs',
  summary:
    'Packs that were given, the newest first; `search` finds names, addresses and the beginning of an id',
  query: LongPageQuery.extend({
    rarity: PackRarity.optional(),
    source: z.enum(packSources).optional(),
    state: z.enum(packStates).optional(),
    user_id: decimal(1).optional(),
  }),
  response: pageOf(GivenPack),
  problems: refused,
})

export const adminPack = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/packs/:id',
  summary: 'One pack; what was in it and its receipt with the secret only once it is opened',
  params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }),
  response: GivenPack.extend({
    commitment: z.string(),
    catalogue_version: z.string(),
    opening: z
      .object({
        cards: z.array(OpenedCard.extend({ nome: z.string(), rarita: Rarity })),
        receipt: PackReceipt,
      })
      .nullable(),
  }),
  problems: [...refused, 'not_found'],
})

export const packOwners = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/packs/owners',
  summary: 'People a pack can be given to, by name or address; ten at most',
  query: z.object({ search: z.string().overwrite(cleanLine).min(1).max(120) }),
  response: z.array(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  problems: refused,
})
