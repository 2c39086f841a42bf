/** Which screens of the administration belong together under one menu entry. */
import type { ScreenName } from '@/contract/paths.ts'
import { type AdminMenuScreen, adminMenu } from './menu.ts'

const parents: Partial<Record<ScreenName, AdminMenuScreen>> = {
  adminOrder: 'adminOrders',
  adminOrderCreate: 'adminOrders',
  adminReturns: 'adminOrders',
  adminTickets: 'adminOrders',
  adminBookings: 'adminOrders',
  adminReviews: 'adminProducts',
  adminSynonyms: 'adminProducts',
  adminMissedSearches: 'adminProducts',
  adminCreations: 'adminCharacters',
  adminMails: 'adminSettings',
  adminUser: 'adminUsers',
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

/** The entry that is lit while a screen is open: a record lights its list. */
export const menuEntryOf = (screen: ScreenName): AdminMenuScreen | undefined =>
  parents[screen] ?? adminMenu.find(entry => entry === screen)

/** What has no entry of its own sits beside its kin (decision 0040); the first of a row is the entry. */
const rows: readonly (readonly ScreenName[])[] = [
  ['adminDocuments', 'adminRooms'],
  ['adminOrders', 'adminReturns', 'adminTickets', 'adminBookings'],
  ['adminProducts', 'adminReviews', 'adminSynonyms', 'adminMissedSearches'],
  ['adminCategories', 'adminCollections'],
  ['adminCharacters', 'adminCreations'],
  ['adminSettings', 'adminMails'],
  ['adminPages', 'adminArticles', 'adminFaq', 'adminMedia', 'adminPromotions'],
  ['adminNewsletter', 'adminSubscribers'],
]

export const kinOf = (screen: ScreenName): readonly ScreenName[] | undefined =>
  rows.find(row => row.includes(screen))
