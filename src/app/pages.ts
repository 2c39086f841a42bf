/**
 * Which code draws which screen; each is its own chunk. A page names the text areas it needs, so that its words are
 * there before it is drawn.
 */
import type { ComponentType } from 'react'
import type { ScreenName } from '@/contract/paths.ts'

export interface PageModule {
  default: ComponentType
  areas?: readonly string[] // i18n areas
}

type LoadPage = () => Promise<PageModule>

const adminList: LoadPage = () => import('./routes/admin/list.tsx')
const adminRecord: LoadPage = () => import('./routes/admin/record.tsx')

export const pages: Record<ScreenName, LoadPage> = {
  home: () => import('./routes/site/home.tsx'),
  blog: () => import('./routes/site/blog.tsx'),
  article: () => import('./routes/site/article.tsx'),
  page: () => import('./routes/site/page.tsx'),
  faq: () => import('./routes/site/faq.tsx'),
  newsletter: () => import('./routes/site/newsletter.tsx'),
  promotions: () => import('./routes/site/promotions.tsx'),
  rooms: () => import('./routes/site/rooms.tsx'),
  room: () => import('./routes/site/room.tsx'),
  shop: () => import('./routes/shop/list.tsx'),
  category: () => import('./routes/shop/list.tsx'),
  product: () => import('./routes/shop/product.tsx'),
  collections: () => import('./routes/shop/collections.tsx'),
  configurator: () => import('./routes/shop/configurator.tsx'),
  checkout: () => import('./routes/shop/checkout.tsx'),
  checkoutComplete: () => import('./routes/shop/checkout-complete.tsx'),
  login: () => import('./routes/account/login.tsx'),
  register: () => import('./routes/account/register.tsx'),
  forgotPassword: () => import('./routes/account/forgot-password.tsx'),
  resetPassword: () => import('./routes/account/reset-password.tsx'),
  verifyEmail: () => import('./routes/account/verify-email.tsx'),
  socialCallback: () => import('./routes/account/social-callback.tsx'),
  accountDashboard: () => import('./routes/account/dashboard.tsx'),
  accountDetails: () => import('./routes/account/details.tsx'),
  accountOrders: () => import('./routes/account/orders.tsx'),
  accountShipping: () => import('./routes/account/shipping.tsx'),
  accountUsers: () => import('./routes/account/users.tsx'),
  characters: () => import('./routes/game/characters.tsx'),
  character: () => import('./routes/game/character.tsx'),
  game: () => import('./routes/game/hub.tsx'),
  album: () => import('./routes/game/album.tsx'),
  creator: () => import('./routes/game/creator.tsx'),
  creation: () => import('./routes/game/creation.tsx'),
  lobby: () => import('./routes/game/lobby.tsx'),
  pack: () => import('./routes/game/pack.tsx'),
  waiting: () => import('./routes/game/waiting.tsx'),
  decks: () => import('./routes/game/decks.tsx'),
  prepare: () => import('./routes/game/prepare.tsx'),
  lesson: () => import('./routes/game/lesson.tsx'),
  battleHistory: () => import('./routes/game/history.tsx'),
  replay: () => import('./routes/game/replay.tsx'),
  battleNew: () => import('./routes/game/battle-new.tsx'),
  battleOwnDeck: () => import('./routes/game/battle-own-deck.tsx'),
  battleOld: () => import('./routes/game/battle-old.tsx'),
  battle: () => import('./routes/game/battle.tsx'),
  admin: () => import('./routes/admin/dashboard.tsx'),
  adminAttributes: adminList,
  adminCategories: adminList,
  adminCharacters: adminList,
  adminCoupons: () => import('./routes/admin/coupons.tsx'),
  adminDocuments: () => import('./routes/admin/documents.tsx'),
  adminRooms: () => import('./routes/admin/rooms.tsx'),
  adminRoomCreate: () => import('./routes/admin/room.tsx'),
  adminRoom: () => import('./routes/admin/room.tsx'),
  adminPromotions: () => import('./routes/admin/promotions.tsx'),
  adminPromotionCreate: () => import('./routes/admin/promotion.tsx'),
  adminPromotion: () => import('./routes/admin/promotion.tsx'),
  adminNewsletter: adminList,
  adminOrders: () => import('./routes/admin/orders.tsx'),
  adminPacks: adminList,
  adminPages: adminList,
  adminPayments: adminList,
  adminProducts: () => import('./routes/admin/products.tsx'),
  adminShipping: adminList,
  adminSlideshow: adminList,
  adminUsers: adminList,
  adminSettings: () => import('./routes/admin/settings.tsx'),
  adminCharacterCreate: adminRecord,
  adminCharacter: adminRecord,
  adminOrderCreate: adminRecord,
  adminOrder: () => import('./routes/admin/order.tsx'),
  adminProductCreate: () => import('./routes/admin/product-create.tsx'),
  adminProduct: () => import('./routes/admin/product.tsx'),
}
