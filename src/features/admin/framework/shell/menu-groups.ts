/** Which screens of the administration share a menu entry. */
import type { ScreenName } from '@/contract/paths.ts'
import { type AdminMenuScreen, adminMenu } from './menu.ts'

const parents: Partial<Record<ScreenName, AdminMenuScreen>> = {
  adminOrder: 'adminOrders',
  adminOrderCreate: 'adminOrders',
  adminReports: 'admin',
  adminReturns: 'adminOrders',
  adminImportedOrders: 'adminOrders',
  adminWithdrawals: 'adminOrders',
  adminTickets: 'adminOrders',
  adminInvoices: 'adminOrders',
  adminTakings: 'adminOrders',
  adminBookings: 'adminOrders',
  adminReviews: 'adminProducts',
  adminStock: 'adminProducts',
  adminStockMovements: 'adminProducts',
  adminGoodsReceived: 'adminProducts',
  adminStocktakes: 'adminProducts',
  adminStocktake: 'adminProducts',
  adminSynonyms: 'adminProducts',
  adminLaunches: 'adminProducts',
  adminMissedSearches: 'adminProducts',
  adminCreations: 'adminCharacters',
  adminMails: 'adminSettings',
  adminEmailTexts: 'adminSettings',
  adminIntegrations: 'adminSettings',
  adminUser: 'adminUsers',
  adminCustomer: 'adminUsers',
  adminStaff: 'adminUsers',
  adminPage: 'adminPages',
  adminFaq: 'adminPages',
  adminArticles: 'adminPages',
  adminArticle: 'adminPages',
  adminMedia: 'adminPages',
  adminSubscribers: 'adminNewsletter',
  adminCampaign: 'adminNewsletter',
  adminProduct: 'adminProducts',
  adminProductCreate: 'adminProducts',
  adminProductImport: 'adminProducts',
  adminCollections: 'adminCategories',
  adminCollectionCreate: 'adminCategories',
  adminCollection: 'adminCategories',
  adminRooms: 'adminDocuments',
  adminRoomCreate: 'adminDocuments',
  adminRoom: 'adminDocuments',
  adminPromotions: 'adminPages',
  adminPromotionCreate: 'adminPages',
  adminPromotion: 'adminPages',
  adminCharacter: 'adminCharacters',
  adminCharacterCreate: 'adminCharacters',
}

/** The highlighted entry of a screen. A record highlights its list. */
export const menuEntryOf = (screen: ScreenName): AdminMenuScreen | undefined =>
  parents[screen] ?? adminMenu.find(entry => entry === screen)

/** Screens without a menu entry are grouped with related ones (decision 0040). The first of a group is the entry. */
const rows: readonly (readonly ScreenName[])[] = [
  ['admin', 'adminReports'],
  ['adminUsers', 'adminStaff'],
  ['adminDocuments', 'adminRooms'],
  [
    'adminOrders',
    'adminReturns',
    'adminWithdrawals',
    'adminTickets',
    'adminBookings',
    'adminInvoices',
    'adminTakings',
    'adminImportedOrders',
  ],
  [
    'adminProducts',
    'adminStock',
    'adminStockMovements',
    'adminGoodsReceived',
    'adminStocktakes',
    'adminReviews',
    'adminSynonyms',
    'adminMissedSearches',
    'adminLaunches',
  ],
  ['adminCategories', 'adminCollections'],
  ['adminCharacters', 'adminCreations'],
  ['adminSettings', 'adminEmailTexts', 'adminMails', 'adminIntegrations'],
  ['adminPages', 'adminArticles', 'adminFaq', 'adminMedia', 'adminPromotions'],
  ['adminNewsletter', 'adminSubscribers'],
]

export const kinOf = (screen: ScreenName): readonly ScreenName[] | undefined =>
  rows.find(row => row.includes(screen))
