/** A guest's welcome pack from sealing to opening (decision 0050): drawn like every pack, without an owner. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { OpenedCard, Pack, PackOpening } from '@/contract/endpoints/game/packs.ts'
import type * as contract from '@/contract/endpoints/game/welcome-pack.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { commitmentOf, hexOf, ownNonce } from '@/engine/packs/receipt.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { catalogueOfToday } from '../catalogue-repo.ts'
import { packTypeIdOf } from '../granted-packs-repo.ts'
import { currentOdds } from '../odds-repo.ts'
import { packContents } from '../open-packs.ts'
import { packHashes } from '../pack-hashes.ts'
import { browserMark, guestPackMillis, markBrowser, networkMark } from './browser-mark.ts'
import {
  type GuestPack,
  holdNetwork,
  packOfBrowser,
  packsOfNetwork,
  storeGuestPack,
  storeTear,
} from './guest-packs-repo.ts'
import { countRefusal } from './welcome-counts-repo.ts'

/**
 * Enough for each member of a household or a school class, and few for a client that discards cookies to get better
 * cards.
 */
export const packsOfNetworkADay = 20
const dayMillis = 24 * 60 * 60_000

export const welcomeRarity = 'common'
const guarantee = 0 // a guest's first pack: no earlier pack counts

export const oldestGuestPack = (now: Date): Date => new Date(now.getTime() - guestPackMillis)

async function ownPack(context: CallContext): Promise<GuestPack | undefined> {
  const device = browserMark(context)
  return device === undefined ? undefined : packOfBrowser(context.db, device, oldestGuestPack(context.now()))
}

/** Refuses `not_found` when this browser has no sealed pack. */
export async function showWelcomePack(
  _: unknown,
  context: CallContext,
): Promise<contract.WelcomePack | Refusal> {
  const pack = await ownPack(context)
  return pack ? viewOf(context.db, pack, context.locale) : refuse('not_found')
}

export const isOffered = async (db: Queryable): Promise<boolean> => {
  const { enable_welcome_pack, enable_for_game } = await shopSettings(db)
  return enable_welcome_pack && enable_for_game
}

/**
 * Refuses `not_found` when the shop offers none, and `welcome_packs_gone` when this network has reached its daily
 * limit.
 */
export async function sealWelcomePack(
  _: unknown,
  context: CallContext,
): Promise<contract.WelcomePack | Refusal> {
  if (!(await isOffered(context.db))) return refuse('not_found')
  const existing = await ownPack(context)
  if (existing) return viewOf(context.db, existing, context.locale)
  const device = await context.db.transaction(tx => seal(tx, context))
  if (device === undefined) {
    await countRefusal(context.db, context.now())
    return refuse('welcome_packs_gone')
  }
  const sealed = await packOfBrowser(context.db, device, oldestGuestPack(context.now()))
  return sealed ? viewOf(context.db, sealed, context.locale) : refuse('not_found')
}

async function seal(tx: Queryable, context: CallContext): Promise<string | undefined> {
  const now = context.now()
  const network = networkMark(context)
  await holdNetwork(tx, network)
  const networkCount = await packsOfNetwork(tx, network, new Date(now.getTime() - dayMillis))
  if (networkCount >= packsOfNetworkADay) return undefined
  const odds = await currentOdds(tx)
  const versions = { odds_version: odds.version, catalogue_version: await catalogueOfToday(tx) }
  const id = context.ids.chance(16).toString('base64url') // the draw depends on it too
  const secret = hexOf(context.ids.chance(32))
  const device = markBrowser(context)
  await storeGuestPack(tx, {
    id,
    device,
    network,
    pack_type_id: await packTypeIdOf(tx, welcomeRarity),
    secret,
    commitment: await commitmentOf({ pack_id: id, secret, ...versions }, packHashes),
    ...versions,
    created_at: now,
  })
  return device
}

/**
 * Refuses `not_found` when this browser has no pack, and `pack_already_opened`, with the opening, when it was opened
 * before.
 */
export async function tearWelcomePack(
  { body }: ParsedOf<typeof contract.openWelcomePack>,
  context: CallContext,
): Promise<PackOpening | Refusal> {
  const pack = await ownPack(context)
  if (!pack) return refuse('not_found')
  const isFirst = await storeTear(context.db, pack.id, body.nonce ?? ownNonce(pack.id), context.now())
  const torn = await ownPack(context)
  const opening = torn && (await openingOf(context.db, torn, context.locale))
  if (!opening) return refuse('not_found')
  return isFirst ? opening : refuse('pack_already_opened', [], { opening })
}

type Torn = GuestPack & { nonce: string; opened_at: Date }

export const isTorn = (pack: GuestPack): pack is Torn => pack.nonce !== null && pack.opened_at !== null

/** Returns the cards of an opened pack, slot 1 first, always the same. */
export const guestPackContents = (db: Queryable, pack: Torn) =>
  packContents(db, { ...pack, guarantee, is_opened: true })

const packView = (pack: GuestPack, locale: Locale): Pack => ({
  id: pack.id,
  rarity: pack.rarity,
  name: wordIn(pack.names, locale),
  is_opened: isTorn(pack),
  opened_at: pack.opened_at?.toISOString() ?? null,
  commitment: pack.commitment,
  odds_version: pack.odds_version,
  catalogue_version: pack.catalogue_version,
  source: 'welcome',
  created_at: pack.created_at.toISOString(),
})

/** For opened packs only: it reveals the secret. */
async function openingOf(db: Queryable, pack: GuestPack, locale: Locale): Promise<PackOpening | undefined> {
  if (!isTorn(pack)) return undefined
  const drawn = await guestPackContents(db, pack)
  const cards = drawn.map(
    ({ numero_carta, rarita }, at): OpenedCard => ({
      id_istanza: `guest_${at + 1}`, // the card has no owner yet
      numero_carta,
      rarita,
      is_new: true,
      copies: 1,
    }),
  )
  const { id: pack_id, rarity, commitment, secret, nonce, odds_version, catalogue_version } = pack
  const receipt = { pack_id, rarity, commitment, secret, nonce, guarantee, odds_version, catalogue_version }
  return { pack: packView(pack, locale), cards, receipt }
}

async function viewOf(db: Queryable, pack: GuestPack, locale: Locale): Promise<contract.WelcomePack> {
  const claim = pack.claimed_at !== null ? 'claimed' : pack.user_id !== null ? 'waiting' : 'none'
  return {
    pack: packView(pack, locale),
    opening: (await openingOf(db, pack, locale)) ?? null,
    claim,
    expires_at: new Date(pack.created_at.getTime() + guestPackMillis).toISOString(),
  }
}
