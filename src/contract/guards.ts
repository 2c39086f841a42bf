/**
 * The guards and the layout of each screen (specification notes §6, decision 0007). Guards only redirect the reader. The server's
 * permission check decides about access.
 */
import type { ScreenName } from './paths.ts'
import { type AdminPermission, adminPermissions } from './permissions.ts'
import type { FeatureFlag } from './settings.ts'

export type GuardName =
  | 'admin'
  | 'retailer'
  | 'customer'
  | 'buyer' // signed in, or a guest where the shop sells to guests
  | 'authenticated'
  | 'guest'
  | 'known' // anyone, once the session is loaded: guests see a preview of the page
  | 'album'
  | 'room'
  | 'page-access'
  | `feature:${FeatureFlag}`

/** table: a game screen with its own bar; game: one below the shop's header. */
export type LayoutName = 'default' | 'admin' | 'battle' | 'game' | 'table'

export interface ScreenFacts {
  layout: LayoutName
  guards: readonly GuardName[] // checked in this order
  landscape?: number // the screen wants landscape at this width or less (px); default 700
}

const open: ScreenFacts = { layout: 'default', guards: [] }
const guest: ScreenFacts = { layout: 'default', guards: ['guest'] }
const account: ScreenFacts = { layout: 'default', guards: ['authenticated'] }
const admin: ScreenFacts = { layout: 'admin', guards: ['admin'] }
const behind = (flag: FeatureFlag): ScreenFacts => ({ layout: 'default', guards: [`feature:${flag}`] })
const game = (...guards: GuardName[]): ScreenFacts => ({
  layout: 'game',
  guards: ['feature:enable_for_game', ...guards],
  landscape: 700,
})
const battle = (...guards: GuardName[]): ScreenFacts => ({ ...game(...guards), layout: 'battle' })
/** Playable in portrait too: nothing in it requires landscape. */
const table = (...guards: GuardName[]): ScreenFacts => ({
  layout: 'table',
  guards: ['feature:enable_for_game', ...guards],
})

export const screenFacts: Record<ScreenName, ScreenFacts> = {
  home: open,
  blog: behind('enable_blog_page'),
  article: behind('enable_blog_page'),
  characters: open,
  character: open,
  cart: { layout: 'default', guards: ['feature:product_addtocart', 'feature:enable_guest_checkout'] },
  checkout: { layout: 'default', guards: ['feature:product_addtocart', 'buyer'] },
  checkoutComplete: { layout: 'default', guards: ['feature:product_addtocart', 'buyer'] },
  testBank: { layout: 'default', guards: ['feature:product_addtocart', 'buyer'] },
  guestOrder: open, // access by the key in its address
  collections: behind('enable_catalog'),
  configurator: behind('enable_catalog'),
  login: guest,
  register: guest,
  secondFactor: account,
  forgotPassword: guest,
  resetPassword: guest,
  verifyEmail: open,
  socialCallback: open,
  game: table(),
  album: table('known', 'album'),
  creator: table('authenticated'),
  creation: table(),
  lobby: table('known'),
  pack: table('known'),
  decks: table('authenticated'),
  prepare: table(),
  lesson: table(),
  lessonBattle: battle(),
  battleHistory: table('authenticated'),
  rewards: table('authenticated'),
  replay: battle(),
  battleNew: battle(),
  battleOwnDeck: battle('authenticated'),
  battleOld: battle(),
  battle: battle(),
  waiting: table('authenticated'),
  shop: behind('enable_shop_page'),
  category: behind('enable_shop_page'),
  product: behind('enable_shop_page'),
  favourites: behind('enable_shop_page'),
  launch: behind('enable_shop_page'),
  promotions: behind('enable_promo_page'),
  withdrawal: open,
  legalVersion: open,
  newsletter: open,
  faq: behind('enable_faq_page'),
  rooms: open,
  room: { layout: 'default', guards: ['room'] },
  accountDashboard: account,
  accountDetails: account,
  accountOrders: account,
  accountShipping: { layout: 'default', guards: ['authenticated', 'customer'] },
  accountUsers: { layout: 'default', guards: ['retailer'] },
  admin,
  adminAttributes: admin,
  adminCategories: admin,
  adminCharacters: admin,
  adminCharacterCreate: admin,
  adminCharacter: admin,
  adminCollections: admin,
  adminCollectionCreate: admin,
  adminCollection: admin,
  adminProductImport: admin,
  adminCoupons: admin,
  adminDocuments: admin,
  adminRooms: admin,
  adminRoomCreate: admin,
  adminRoom: admin,
  adminNewsletter: admin,
  adminSubscribers: admin,
  adminCampaign: admin,
  adminOrders: admin,
  adminOrderCreate: admin,
  adminOrder: admin,
  adminPacks: admin,
  adminPages: admin,
  adminArticles: admin,
  adminArticle: admin,
  adminFaq: admin,
  adminMedia: admin,
  adminPage: admin,
  adminPromotions: admin,
  adminPromotionCreate: admin,
  adminPromotion: admin,
  adminPayments: admin,
  adminProducts: admin,
  adminProductCreate: admin,
  adminProduct: admin,
  adminSettings: admin,
  adminShipping: admin,
  adminSlideshow: admin,
  adminUsers: admin,
  adminStaff: admin,
  adminIntegrations: admin,
  adminUser: admin,
  adminCustomer: admin,
  adminCreations: admin,
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
  adminStocktake: admin,
  adminSynonyms: admin,
  adminLaunches: admin,
  adminMissedSearches: admin,
  adminMails: admin,
  adminEmailTexts: admin,
  adminReports: admin,
  page: { layout: 'default', guards: ['page-access'] },
}

type AdminScreenName = Extract<ScreenName, `admin${string}`>

/** The permission that a screen of the administration needs: that of the call that fills it. */
export const screenPermissions: Record<AdminScreenName, AdminPermission> = {
  admin: 'admin:enter',
  adminAttributes: 'admin:products:read',
  adminCategories: 'admin:products:read',
  adminCollections: 'admin:products:read',
  adminCollection: 'admin:products:read',
  adminCoupons: 'admin:products:read',
  adminPromotions: 'admin:products:read',
  adminPromotion: 'admin:products:read',
  adminProduct: 'admin:products:read',
  adminReviews: 'admin:products:read',
  adminLaunches: 'admin:products:read',
  adminSynonyms: 'admin:products:read',
  adminMissedSearches: 'admin:products:read',
  adminCollectionCreate: 'admin:products:write',
  adminPromotionCreate: 'admin:products:write',
  adminProductCreate: 'admin:products:write',
  adminProductImport: 'admin:products:write',
  adminProducts: 'admin:stock:read',
  adminStock: 'admin:stock:read',
  adminStockMovements: 'admin:stock:read',
  adminStocktakes: 'admin:stock:read',
  adminStocktake: 'admin:stock:read',
  adminGoodsReceived: 'admin:stock:write',
  adminCharacters: 'admin:game:read',
  adminCharacter: 'admin:game:read',
  adminCreations: 'admin:game:read',
  adminPacks: 'admin:game:read',
  adminCharacterCreate: 'admin:game:write',
  adminDocuments: 'admin:documents:read',
  adminRooms: 'admin:documents:read',
  adminRoom: 'admin:documents:read',
  adminRoomCreate: 'admin:documents:write',
  adminNewsletter: 'admin:newsletter:write',
  adminCampaign: 'admin:newsletter:write',
  adminSubscribers: 'admin:newsletter:send',
  adminOrders: 'admin:orders:read',
  adminOrder: 'admin:orders:read',
  adminOrderCreate: 'admin:money:write',
  adminImportedOrders: 'admin:orders:read',
  adminReturns: 'admin:returns:read',
  adminWithdrawals: 'admin:returns:read',
  adminTickets: 'admin:returns:read',
  adminBookings: 'admin:returns:read',
  adminInvoices: 'admin:invoices:read',
  adminTakings: 'admin:invoices:read',
  adminPages: 'admin:content:read',
  adminArticles: 'admin:content:read',
  adminArticle: 'admin:content:read',
  adminFaq: 'admin:content:read',
  adminPage: 'admin:content:read',
  adminSlideshow: 'admin:content:read',
  adminMedia: 'admin:media:read',
  adminPayments: 'admin:methods:read',
  adminShipping: 'admin:methods:read',
  adminSettings: 'admin:settings:read',
  adminStaff: 'admin:staff',
  adminIntegrations: 'admin:integrations',
  adminMails: 'admin:customers:read',
  adminEmailTexts: 'admin:settings:read',
  adminReports: 'admin:reports:read',
  adminUsers: 'admin:customers:read',
  adminUser: 'admin:customers:read',
  adminCustomer: 'admin:customers:read',
}

/** Undefined for a screen outside the administration. */
export const permissionOf = (screen: ScreenName): AdminPermission | undefined =>
  (screenPermissions as Partial<Record<ScreenName, AdminPermission>>)[screen]

/** The permission to change what a screen of the administration shows. Undefined for a screen outside the administration. */
export function changePermissionOf(screen: ScreenName): AdminPermission | undefined {
  const permission = permissionOf(screen)
  const change = permission?.replace(/:read$/, ':write')
  return adminPermissions.find(name => name === change) ?? permission
}
