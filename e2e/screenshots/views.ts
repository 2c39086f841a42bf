/** An address with full content for every screen of the product. A new screen without one does not compile. */
import type { Page } from '@playwright/test'
import type { Locale } from '../../src/contract/locales.ts'
import { href, type PathParams, type ScreenName } from '../../src/contract/paths.ts'
import type { Role } from '../../src/contract/permissions.ts'
import { productOf } from '../fixtures/catalogue.ts'
import { nickname } from '../fixtures/online.ts'
import type { Sessions } from '../fixtures/sessions.ts'

export const groups = ['site', 'shop', 'account', 'game', 'admin'] as const
export type Group = (typeof groups)[number]

export interface Place {
  url: string
  sessions: Sessions
}

export interface View {
  group: Group
  person: Role | null
  params?(locale: Locale, place: Place): Promise<PathParams> | PathParams
  isReady?(page: Page): Promise<void>
  isDrawn?(page: Page): Promise<void> // its canvas shows the scene with everything loaded
}

/** Brings a screen into a state with a separate screenshot. */
export type State = (stage: {
  page: Page
  width: number
  say(key: string, values?: Record<string, string | number>): string
}) => Promise<void>

type Row = Record<string, unknown>

/** Returns the first matching row of a list, from the API in a language. */
async function rowOf(place: Place, path: string, locale: Locale, person: Role | null = null): Promise<Row> {
  const token = person && (await place.sessions.tokenOf(person))
  const response = await fetch(`${place.url}/api${path}`, {
    headers: { 'x-locale': locale, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const said = (await response.json()) as Row[] | { data: Row[] }
  const [first] = Array.isArray(said) ? said : said.data
  if (!first) throw new Error(`${path} is empty`)
  return first
}

const field =
  (path: string, from: string, to = from, person: Role | null = null) =>
  async (locale: Locale, place: Place): Promise<PathParams> => ({
    [to]: String((await rowOf(place, path, locale, person))[from]),
  })

const battleReady = async (page: Page): Promise<void> => {
  await page.locator('[data-testid=battle][data-stage=on][data-state=playing]').waitFor({ timeout: 60_000 })
  await page
    .locator('[data-testid=skip-turn][aria-disabled=false]')
    .waitFor({ state: 'attached', timeout: 60_000 })
}

const lobbyDrawn = async (page: Page): Promise<void> => {
  await page.locator('[data-testid=lobby-stage][data-stage=on]').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
}

const product = async (locale: Locale, { url }: Place): Promise<PathParams> => {
  const { slug, category } = await productOf(url, 'statuina-draghissimo', locale)
  return { category: category.slug, slug }
}

/** Without a nickname the lobby asks for one first. */
const withNickname = async (_: Locale, { url, sessions }: Place): Promise<PathParams> => {
  await nickname(url, await sessions.tokenOf('user'), 'Ugo_Carta')
  return {}
}

/** The stocktake in progress. Starts one if there is none, because the demo shop has none. */
export async function startedStocktake({ url, sessions }: Place): Promise<{ id: number }> {
  const path = `${url}/api/admin/stock/stocktakes`
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await sessions.tokenOf('admin')}`,
  }
  const { data } = (await (await fetch(path, { headers })).json()) as { data: { id: number }[] }
  if (data[0]) return data[0]
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ name: 'November' }) })
  return (await response.json()) as { id: number }
}

const stocktakeParams = async (_: Locale, place: Place): Promise<PathParams> => ({
  id: String((await startedStocktake(place)).id),
})

const site: View = { group: 'site', person: null }
const shop: View = { group: 'shop', person: null }
const visitor: View = { group: 'account', person: null }
const member: View = { group: 'account', person: 'user' }
const game: View = { group: 'game', person: 'user' }
const battle: View = { group: 'game', person: 'user', isReady: battleReady }
const admin: View = { group: 'admin', person: 'admin' }

/** null: shows nothing without a partner, a provider or a code. */
export const views: Record<ScreenName, View | null> = {
  home: site,
  blog: site,
  article: { ...site, params: field('/articles', 'slug') },
  newsletter: null,
  promotions: site,
  faq: site,
  rooms: site,
  room: { ...site, person: 'reseller', params: field('/rooms', 'code', 'code', 'reseller') },
  page: { ...site, params: field('/pages/simple', 'slug') },
  withdrawal: site,
  legalVersion: { ...site, params: field('/legal/in-force', 'id') },
  shop,
  category: { ...shop, params: field('/categories', 'slug', 'category') },
  product: { ...shop, params: product },
  favourites: shop,
  collections: shop,
  configurator: { ...shop, person: 'user', params: field('/collections', 'id') },
  cart: shop,
  checkout: { ...shop, person: 'user' },
  checkoutComplete: null,
  testBank: null,
  guestOrder: null,
  launch: null,
  login: visitor,
  register: visitor,
  forgotPassword: visitor,
  secondFactor: { ...visitor, person: 'admin' },
  resetPassword: visitor,
  verifyEmail: visitor,
  socialCallback: null,
  accountDashboard: member,
  accountDetails: member,
  accountOrders: member,
  accountShipping: member,
  accountUsers: { ...member, person: 'retailer' },
  game,
  album: game,
  creator: game,
  creation: null,
  lobby: { ...game, params: withNickname, isDrawn: lobbyDrawn },
  pack: game,
  decks: game,
  prepare: game,
  lesson: game,
  lessonBattle: { ...battle, params: async () => ({ lesson: 'energy' }) },
  battleHistory: game,
  rewards: game,
  replay: null,
  battleNew: battle,
  battleOwnDeck: battle,
  battleOld: battle,
  battle: null,
  waiting: null,
  characters: game,
  character: { ...game, params: field('/characters', 'slug') },
  admin,
  adminAttributes: admin,
  adminCategories: admin,
  adminCharacters: admin,
  adminCharacterCreate: admin,
  adminCharacter: { ...admin, params: field('/characters', 'slug') },
  adminCollections: admin,
  adminCollectionCreate: admin,
  adminCollection: { ...admin, params: field('/collections', 'id') },
  adminCoupons: admin,
  adminDocuments: admin,
  adminRooms: admin,
  adminRoomCreate: admin,
  adminRoom: { ...admin, params: field('/admin/rooms', 'id', 'id', 'admin') },
  adminPromotions: admin,
  adminPromotionCreate: admin,
  adminPromotion: { ...admin, params: field('/admin/promotions', 'id', 'id', 'admin') },
  adminNewsletter: admin,
  adminSubscribers: admin,
  adminCampaign: { ...admin, params: async () => ({ id: 'create' }) },
  adminOrders: admin,
  adminOrderCreate: admin,
  adminOrder: { ...admin, params: field('/admin/orders?payment_status=paid', 'id', 'id', 'admin') },
  adminPacks: admin,
  adminPages: admin,
  adminPage: { ...admin, params: field('/admin/pages', 'id', 'id', 'admin') },
  adminFaq: admin,
  adminArticles: admin,
  adminArticle: { ...admin, params: field('/admin/articles', 'id', 'id', 'admin') },
  adminMedia: admin,
  adminPayments: admin,
  adminProducts: admin,
  adminProductCreate: admin,
  adminProductImport: admin,
  adminProduct: { ...admin, params: field('/admin/products?search=BA-TS-DRA', 'id', 'id', 'admin') }, // it has variants
  adminSettings: admin,
  adminShipping: admin,
  adminSlideshow: admin,
  adminStaff: admin,
  adminIntegrations: admin,
  adminUsers: admin,
  adminCustomer: { ...admin, params: field('/admin/customers', 'id', 'id', 'admin') },
  adminUser: { ...admin, params: field('/admin/users', 'id', 'id', 'admin') },
  adminImportedOrders: admin,
  adminReturns: admin,
  adminWithdrawals: admin,
  adminTickets: admin,
  adminInvoices: admin,
  adminTakings: admin,
  adminBookings: admin,
  adminReviews: admin,
  adminStock: admin,
  adminStockMovements: admin,
  adminGoodsReceived: admin,
  adminStocktakes: admin,
  adminStocktake: { ...admin, params: stocktakeParams },
  adminSynonyms: admin,
  adminLaunches: admin,
  adminMissedSearches: admin,
  adminCreations: admin,
  adminMails: admin,
  adminEmailTexts: admin,
  adminReports: admin,
}

export async function addressOf(name: ScreenName, view: View, locale: Locale, place: Place): Promise<string> {
  return href(name, locale, (await view.params?.(locale, place)) ?? {})
}
