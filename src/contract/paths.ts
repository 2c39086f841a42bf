/** All paths of the product (specification notes §2), for the client's router and the server. Italian has no prefix; `/it/…` works too. */
import { defaultLocale, isLocale, type Locale } from './locales.ts'
import { matchPattern } from './match-pattern.ts'

type PerLocale = Record<Locale, string>

/** Path words of specification notes §2. Those of configurator and favourites are our own. */
const words = {
  shop: { it: 'negozio', en: 'shop', es: 'comprar', fr: 'boutique', de: 'geschaft', pt: 'comprar' },
  collections: {
    it: 'collezioni',
    en: 'collection',
    es: 'coleccion',
    fr: 'collection',
    de: 'kollektion',
    pt: 'colecao',
  },
  rooms: { it: 'stanze', en: 'rooms', es: 'salas', fr: 'salles', de: 'raume', pt: 'salas' },
  article: { it: 'blog-novita', en: 'blog', es: 'blog-noticias', fr: 'blog', de: 'blog', pt: 'blog' },
  promotions: {
    it: 'promozioni',
    en: 'promotions',
    es: 'promociones',
    fr: 'promotions',
    de: 'aktionen',
    pt: 'promocoes',
  },
  faq: {
    it: 'domande-frequenti',
    en: 'faq',
    es: 'preguntas-frecuentes',
    fr: 'questions-frequentes',
    de: 'haufige-fragen',
    pt: 'perguntas-frequentes',
  },
  favourites: {
    it: 'preferiti',
    en: 'favourites',
    es: 'favoritos',
    fr: 'favoris',
    de: 'merkzettel',
    pt: 'favoritos',
  },
  withdrawal: {
    it: 'recesso',
    en: 'withdrawal',
    es: 'desistimiento',
    fr: 'retractation',
    de: 'widerruf',
    pt: 'livre-resolucao',
  },
  configurator: {
    it: 'configuratore',
    en: 'configurator',
    es: 'configurador',
    fr: 'configurateur',
    de: 'konfigurator',
    pt: 'configurador',
  },
} satisfies Record<string, PerLocale>

/** `{shop}` in a pattern is a localised word, `:slug` a parameter, `:id?` an optional one. */
export interface Screen {
  pattern: string
  aliases?: readonly string[] // match in every locale, never canonical
}

/** In matching order. The catch-all page is last. */
export const screens = {
  home: { pattern: '/' },
  blog: { pattern: '/blog' },
  article: { pattern: '/{article}/:slug', aliases: ['/blog/:slug'] },
  characters: { pattern: '/characters' },
  character: { pattern: '/characters/:slug' },
  favourites: { pattern: '/{favourites}' },
  cart: { pattern: '/cart' },
  checkout: { pattern: '/checkout' },
  checkoutComplete: { pattern: '/checkout/complete' },
  testBank: { pattern: '/checkout/bank' },
  launch: { pattern: '/launch/:id' },
  guestOrder: { pattern: '/order/:number' },
  collections: { pattern: '/{collections}', aliases: ['/collections'] },
  configurator: {
    pattern: '/{collections}/{configurator}/:id',
    aliases: ['/{collections}/configuratore/:id', '/collections/configuratore/:id'],
  },
  login: { pattern: '/login' },
  register: { pattern: '/register' },
  secondFactor: { pattern: '/login/second-factor' },
  forgotPassword: { pattern: '/forgot-password' },
  resetPassword: { pattern: '/reset-password' },
  verifyEmail: { pattern: '/verify-email/:token?' },
  socialCallback: { pattern: '/social/callback' },
  game: { pattern: '/game' },
  album: { pattern: '/game/album' },
  creator: { pattern: '/game/creator' },
  creation: { pattern: '/game/creator/:id' },
  lobby: { pattern: '/game/lobby' },
  pack: { pattern: '/game/pack' },
  decks: { pattern: '/game/decks' },
  prepare: { pattern: '/game/play' },
  lesson: { pattern: '/game/lesson' },
  lessonBattle: { pattern: '/game/lesson/:lesson' },
  battleHistory: { pattern: '/game/history' },
  rewards: { pattern: '/game/rewards' },
  replay: { pattern: '/game/replay/:id' },
  battleNew: { pattern: '/game/battle/new' },
  battleOwnDeck: { pattern: '/game/battle/newb' },
  battleOld: { pattern: '/game/battle/oldnew' },
  battle: { pattern: '/game/battle/:id?' },
  waiting: { pattern: '/game/waiting/:id?' },
  shop: { pattern: '/{shop}' },
  category: { pattern: '/{shop}/:category' },
  product: { pattern: '/{shop}/:category/:slug' },
  promotions: { pattern: '/{promotions}', aliases: ['/promotions'] },
  faq: { pattern: '/{faq}' },
  newsletter: { pattern: '/newsletter' },
  withdrawal: { pattern: '/{withdrawal}' },
  legalVersion: { pattern: '/legal/:id' },
  rooms: { pattern: '/{rooms}', aliases: ['/rooms'] },
  room: { pattern: '/{rooms}/:code', aliases: ['/rooms/:code'] },
  accountDashboard: { pattern: '/account/dashboard' },
  accountDetails: { pattern: '/account/details' },
  accountOrders: { pattern: '/account/orders' },
  accountShipping: { pattern: '/account/shipping' },
  accountUsers: { pattern: '/account/users' },
  admin: { pattern: '/administration' },
  adminAttributes: { pattern: '/administration/attributes' },
  adminCategories: { pattern: '/administration/categories' },
  adminCharacters: { pattern: '/administration/characters' },
  adminCharacterCreate: { pattern: '/administration/characters/create' },
  adminCreations: { pattern: '/administration/characters/creations' },
  adminCharacter: { pattern: '/administration/characters/:slug' },
  adminCollections: { pattern: '/administration/collections' },
  adminCollectionCreate: { pattern: '/administration/collections/create' },
  adminCollection: { pattern: '/administration/collections/:id' },
  adminProductImport: { pattern: '/administration/products/import' },
  adminCoupons: { pattern: '/administration/coupons' },
  adminDocuments: { pattern: '/administration/documents' },
  adminRooms: { pattern: '/administration/documents/rooms' },
  adminRoomCreate: { pattern: '/administration/documents/rooms/create' },
  adminRoom: { pattern: '/administration/documents/rooms/:id' },
  adminNewsletter: { pattern: '/administration/newsletter' },
  adminSubscribers: { pattern: '/administration/newsletter/subscribers' },
  adminCampaign: { pattern: '/administration/newsletter/:id' },
  adminOrders: { pattern: '/administration/orders' },
  adminOrderCreate: { pattern: '/administration/orders/createb' },
  adminImportedOrders: { pattern: '/administration/orders/imported' },
  adminReturns: { pattern: '/administration/orders/returns' },
  adminInvoices: { pattern: '/administration/orders/invoices' },
  adminTakings: { pattern: '/administration/orders/takings' },
  adminWithdrawals: { pattern: '/administration/orders/withdrawals' },
  adminTickets: { pattern: '/administration/orders/tickets' },
  adminBookings: { pattern: '/administration/orders/bookings' },
  adminOrder: { pattern: '/administration/orders/:id' },
  adminPacks: { pattern: '/administration/packs' },
  adminPages: { pattern: '/administration/pages' },
  adminArticles: { pattern: '/administration/pages/blog' },
  adminArticle: { pattern: '/administration/pages/blog/:id' },
  adminFaq: { pattern: '/administration/pages/faq' },
  adminMedia: { pattern: '/administration/pages/media' },
  adminPromotions: { pattern: '/administration/pages/promotions' },
  adminPromotionCreate: { pattern: '/administration/pages/promotions/create' },
  adminPromotion: { pattern: '/administration/pages/promotions/:id' },
  adminPage: { pattern: '/administration/pages/:id' },
  adminPayments: { pattern: '/administration/payments' },
  adminProducts: { pattern: '/administration/products' },
  adminProductCreate: { pattern: '/administration/products/create' },
  adminLaunches: { pattern: '/administration/products/launches' },
  adminReviews: { pattern: '/administration/products/reviews' },
  adminStock: { pattern: '/administration/products/stock' },
  adminStockMovements: { pattern: '/administration/products/stock/movements' },
  adminGoodsReceived: { pattern: '/administration/products/stock/received' },
  adminStocktakes: { pattern: '/administration/products/stock/stocktakes' },
  adminStocktake: { pattern: '/administration/products/stock/stocktakes/:id' },
  adminSynonyms: { pattern: '/administration/products/synonyms' },
  adminMissedSearches: { pattern: '/administration/products/missed-searches' },
  adminProduct: { pattern: '/administration/products/:id' },
  adminReports: { pattern: '/administration/reports' },
  adminIntegrations: { pattern: '/administration/settings/integrations' },
  adminSettings: { pattern: '/administration/settings' },
  adminMails: { pattern: '/administration/settings/mails' },
  adminEmailTexts: { pattern: '/administration/settings/emails' },
  adminShipping: { pattern: '/administration/shipping' },
  adminSlideshow: { pattern: '/administration/slideshow' },
  adminStaff: { pattern: '/administration/users/staff' },
  adminUser: { pattern: '/administration/users/:id' },
  adminCustomer: { pattern: '/administration/customers/:id' },
  adminUsers: { pattern: '/administration/users' },
  page: { pattern: '/:slug' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** Former paths of the specification → current screens, in every prefix (decision 0006). */
export const legacyRedirects: readonly { from: string; to: ScreenName; keep?: string }[] = [
  { from: '/OLD', to: 'home' },
  { from: '/OLD/bk_id', to: 'home' },
  { from: '/OLD/cart', to: 'checkout' },
  { from: '/OLD/catalog', to: 'collections' },
  { from: '/OLD/catalog/:id', to: 'configurator', keep: 'id' },
  { from: '/OLD/OLD_checkout', to: 'checkout' },
  { from: '/OLD/products', to: 'shop' },
  { from: '/administration/orders/OLD/checkout', to: 'adminOrderCreate' },
  { from: '/administration/orders/OLD/create', to: 'adminOrderCreate' },
  { from: '/administration/orders/OLD/:index', to: 'adminOrders' },
  { from: '/administration/OLD/categories', to: 'adminCategories' },
  { from: '/administration/OLD/categories/create', to: 'adminCategories' },
  { from: '/administration/OLD/categories/:id/edit', to: 'adminCategories' },
  { from: '/administration/OLD/configurator', to: 'adminCollections' },
  { from: '/administration/OLD/products', to: 'adminProducts' },
  { from: '/administration/OLD/products/create', to: 'adminProductCreate' },
  { from: '/administration/OLD/products/:id/edit', to: 'adminProduct', keep: 'id' },
  { from: '/administration/OLD/:users?', to: 'adminUsers' },
  { from: '/administration/OLD/:users/list', to: 'adminUsers' },
]

/** Returns the pattern with the words of one language, without the language prefix: `/negozio/:category`. */
export function localPattern(pattern: string, locale: Locale): string {
  return pattern.replace(/\{(\w+)\}/g, (_, word: string) => words[word as keyof typeof words][locale])
}

/** `/en` for English, empty for Italian. */
export const localePrefix = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`)

export type PathParams = Record<string, string | number | undefined>

/** Returns the canonical path of a screen: `href('product', 'en', { category: 'packs', slug: 'fire' })`. */
export function href(screen: ScreenName, locale: Locale, params: PathParams = {}): string {
  const path = localPattern(screens[screen].pattern, locale).replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name]
    return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`
  })
  return `${localePrefix(locale)}${path}`.replace(/(.)\/$/, '$1') || '/'
}

/** Creates links in the page's language. Pages pass it to the features, which know no routes. */
export type LinkTo = (screen: ScreenName, params?: PathParams) => string

export interface MatchedScreen {
  screen: ScreenName
  locale: Locale
  params: Record<string, string>
  canonical: boolean // false for an alias or the `/it` prefix
}

/** `/en/shop/packs` → `{ locale: 'en', rest: '/shop/packs' }`. */
export function splitLocale(pathname: string): { locale: Locale; rest: string; explicit: boolean } {
  const [, first = '', ...others] = pathname.split('/')
  if (!isLocale(first)) return { locale: defaultLocale, rest: pathname || '/', explicit: false }
  return { locale: first, rest: `/${others.join('/')}`, explicit: true }
}

/** Returns the screen that matches a path, or undefined, which means a 404 page. */
export function matchScreen(pathname: string): MatchedScreen | undefined {
  const { locale, rest, explicit } = splitLocale(pathname)
  for (const screen of Object.keys(screens) as ScreenName[]) {
    const { pattern, aliases = [] }: Screen = screens[screen]
    for (const [index, candidate] of [pattern, ...aliases].entries()) {
      const params = matchPattern(localPattern(candidate, locale), rest)
      if (params) {
        const canonical = index === 0 && !(explicit && locale === defaultLocale)
        return { screen, locale, params, canonical }
      }
    }
  }
  return undefined
}

/** Whether a path is below that of the administration, even if no screen has it. */
export function isAdministration(pathname: string): boolean {
  const { rest } = splitLocale(pathname)
  return `${rest}/`.startsWith(`${screens.admin.pattern}/`)
}

/** Returns the current path for a former one, with the same prefix, or undefined. */
export function legacyTarget(pathname: string): string | undefined {
  const { locale, rest } = splitLocale(pathname)
  for (const { from, to, keep } of legacyRedirects) {
    const params = matchPattern(from, rest)
    if (params) return href(to, locale, keep ? { [keep]: params[keep] } : {})
  }
  return undefined
}

/** The same screen in another language. The caller passes translated slugs. */
export const switchLocale = (match: MatchedScreen, to: Locale, params: PathParams = match.params): string =>
  href(match.screen, to, params)

/** Path of the product feed in one language. It is registered in Merchant Center, so it must not change. */
export const productFeedPath = (locale: Locale): string => `/feeds/products-${locale}.xml`
