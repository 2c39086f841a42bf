/** Maps each screen of the administration to its code. Each screen is its own chunk. */
import type { AdminScreen, LoadPage } from './page-module.ts'
import { titledPage } from './titled-page.tsx'

export const adminPages: Record<AdminScreen, LoadPage> = {
  admin: () => import('./routes/admin/dashboard.tsx'),
  adminReports: () => import('./routes/admin/reports.tsx'),
  adminEmailTexts: () => import('./routes/admin/email-texts.tsx'),
  adminBookings: titledPage(
    'adminBookings',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/game/reviews-bookings-creations/bookings-list.tsx')).BookingsList,
  ),
  adminCreations: titledPage(
    'adminCreations',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/game/reviews-bookings-creations/creations-list.tsx')).CreationsList,
  ),
  adminMails: titledPage(
    'adminMails',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/system/mails/mails-list.tsx')).MailsList,
  ),
  adminImportedOrders: titledPage(
    'adminImportedOrders',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/orders/imported-orders-list.tsx')).ImportedOrdersList,
  ),
  adminReturns: titledPage(
    'adminReturns',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/after-sale/returns-list.tsx')).ReturnsList,
  ),
  adminWithdrawals: titledPage(
    'adminWithdrawals',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/after-sale/withdrawals-list.tsx')).WithdrawalsList,
  ),
  adminReviews: titledPage(
    'adminReviews',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/game/reviews-bookings-creations/reviews-list.tsx')).ReviewsList,
  ),
  adminLaunches: titledPage(
    'adminLaunches',
    ['admin', 'admin-goods', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/launches/launch-list.tsx')).LaunchList,
  ),
  adminStock: titledPage(
    'adminStock',
    ['admin', 'admin-stock', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/stock/stock-list.tsx')).StockList,
  ),
  adminStockMovements: titledPage(
    'adminStockMovements',
    ['admin', 'admin-stock', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/stock/movement-list.tsx')).MovementList,
  ),
  adminGoodsReceived: titledPage(
    'adminGoodsReceived',
    ['admin', 'admin-stock', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/stock/goods-received.tsx')).GoodsReceived,
  ),
  adminStocktakes: titledPage(
    'adminStocktakes',
    ['admin', 'admin-stock', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/stock/stocktake-list.tsx')).StocktakeList,
  ),
  adminStocktake: () => import('./routes/admin/stocktake.tsx'),
  adminSynonyms: titledPage(
    'adminSynonyms',
    ['admin', 'admin-words', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/search-words/synonym-list.tsx')).SynonymList,
  ),
  adminMissedSearches: titledPage(
    'adminMissedSearches',
    ['admin', 'admin-words', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/catalog/search-words/missed-search-list.tsx')).MissedSearchList,
  ),
  adminInvoices: titledPage(
    'adminInvoices',
    ['admin', 'admin-sales', 'admin-sdi', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/accounting/invoice-list.tsx')).InvoiceList,
  ),
  adminTakings: titledPage(
    'adminTakings',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/accounting/takings-list.tsx')).TakingsList,
  ),
  adminTickets: titledPage(
    'adminTickets',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/after-sale/tickets-list.tsx')).TicketsList,
  ),
  adminStaff: titledPage(
    'adminStaff',
    ['admin', 'admin-staff', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/system/staff/staff-screen.tsx')).StaffScreen,
  ),
  adminIntegrations: titledPage(
    'adminIntegrations',
    ['admin', 'admin-integrations', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/system/integrations/integrations-screen.tsx')).IntegrationsScreen,
  ),
  adminCustomer: () => import('./routes/admin/customer.tsx'),
  adminUser: () => import('./routes/admin/user.tsx'),
  adminAttributes: titledPage(
    'adminAttributes',
    ['admin', 'admin-goods', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/attributes/attributes-screen.tsx')).AttributesScreen,
  ),
  adminCategories: titledPage(
    'adminCategories',
    ['admin', 'admin-goods', 'react-admin', 'validation', 'game'],
    async () => (await import('@/features/admin/catalog/categories/categories-screen.tsx')).CategoriesScreen,
  ),
  adminCharacters: titledPage(
    'adminCharacters',
    ['admin', 'admin-goods', 'react-admin', 'validation', 'game'],
    async () => (await import('@/features/admin/game/characters/character-list.tsx')).CharacterList,
  ),
  adminCoupons: titledPage(
    'adminCoupons',
    ['admin', 'admin-goods', 'admin-places', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/coupons/coupon-list.tsx')).CouponList,
  ),
  adminDocuments: titledPage(
    'adminDocuments',
    ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/content/rooms-documents-promotions/document-list.tsx')).DocumentList,
  ),
  adminRooms: titledPage(
    'adminRooms',
    ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/content/rooms-documents-promotions/room-list.tsx')).RoomList,
  ),
  adminRoomCreate: () => import('./routes/admin/room.tsx'),
  adminRoom: () => import('./routes/admin/room.tsx'),
  adminPromotions: titledPage(
    'adminPromotions',
    ['admin', 'admin-places', 'admin-goods', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/content/rooms-documents-promotions/promotion-list.tsx')).PromotionList,
  ),
  adminPromotionCreate: () => import('./routes/admin/promotion.tsx'),
  adminPromotion: () => import('./routes/admin/promotion.tsx'),
  adminNewsletter: titledPage(
    'adminNewsletter',
    ['admin', 'admin-words', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/content/newsletter/campaign-list.tsx')).CampaignList,
  ),
  adminSubscribers: titledPage(
    'adminSubscribers',
    ['admin', 'admin-words', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/content/newsletter/subscriber-list.tsx')).SubscriberList,
  ),
  adminCampaign: () => import('./routes/admin/campaign.tsx'),
  adminOrders: titledPage(
    'adminOrders',
    ['admin', 'admin-sales', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/sales/orders/order-list.tsx')).OrderList,
  ),
  adminPacks: () => import('./routes/admin/packs.tsx'),
  adminPages: () => import('./routes/admin/pages.tsx'),
  adminPage: () => import('./routes/admin/page.tsx'),
  adminFaq: () => import('./routes/admin/faq.tsx'),
  adminArticles: () => import('./routes/admin/articles.tsx'),
  adminArticle: () => import('./routes/admin/article.tsx'),
  adminMedia: titledPage(
    'adminMedia',
    ['admin', 'admin-words', 'react-admin', 'common', 'validation'],
    async () => (await import('@/features/admin/content/media/media-library.tsx')).MediaLibrary,
  ),
  adminPayments: titledPage(
    'adminPayments',
    ['admin', 'admin-goods', 'admin-sales', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/sales/payment-and-shipping/payments-screen.tsx')).PaymentsScreen,
  ),
  adminProducts: () => import('./routes/admin/products.tsx'),
  adminShipping: titledPage(
    'adminShipping',
    ['admin', 'admin-goods', 'admin-sales', 'react-admin', 'validation'],
    async () =>
      (await import('@/features/admin/sales/payment-and-shipping/shipping-screen.tsx')).ShippingScreen,
  ),
  adminSlideshow: titledPage(
    'adminSlideshow',
    ['admin', 'admin-words', 'admin-goods', 'game', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/content/slideshow/slideshow-screen.tsx')).SlideshowScreen,
  ),
  adminUsers: () => import('./routes/admin/users.tsx'),
  adminSettings: () => import('./routes/admin/settings.tsx'),
  adminCharacterCreate: () => import('./routes/admin/character.tsx'),
  adminCharacter: () => import('./routes/admin/character.tsx'),
  adminCollections: titledPage(
    'adminCollections',
    ['admin', 'admin-goods', 'react-admin', 'validation'],
    async () => (await import('@/features/admin/catalog/collections/collection-list.tsx')).CollectionList,
  ),
  adminCollectionCreate: () => import('./routes/admin/collection.tsx'),
  adminCollection: () => import('./routes/admin/collection.tsx'),
  adminProductImport: titledPage(
    'adminProductImport',
    ['admin', 'admin-goods', 'react-admin', 'validation', 'common'],
    async () => (await import('@/features/admin/catalog/products/import-screen.tsx')).ImportScreen,
  ),
  adminOrderCreate: () => import('./routes/admin/order-create.tsx'),
  adminOrder: () => import('./routes/admin/order.tsx'),
  adminProductCreate: () => import('./routes/admin/product-create.tsx'),
  adminProduct: () => import('./routes/admin/product.tsx'),
}
