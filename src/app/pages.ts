/** Maps each screen to its code. Each screen is its own chunk. */
import type { ScreenName } from '@/contract/paths.ts'
import type { AdminScreen, LoadPage, PageModule } from './page-module.ts'

const pages: Record<Exclude<ScreenName, AdminScreen>, LoadPage> = {
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
  favourites: () => import('./routes/shop/favourites.tsx'),
  collections: () => import('./routes/shop/collections.tsx'),
  configurator: () => import('./routes/shop/configurator.tsx'),
  cart: () => import('./routes/shop/cart.tsx'),
  checkout: () => import('./routes/shop/checkout.tsx'),
  checkoutComplete: () => import('./routes/shop/checkout-complete.tsx'),
  testBank: () => import('./routes/shop/test-bank.tsx'),
  launch: () => import('./routes/shop/launch.tsx'),
  guestOrder: () => import('./routes/shop/guest-order.tsx'),
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
  lesson: () => import('./routes/game/lessons.tsx'),
  lessonBattle: () => import('./routes/game/lesson-battle.tsx'),
  battleHistory: () => import('./routes/game/history.tsx'),
  rewards: () => import('./routes/game/rewards.tsx'),
  replay: () => import('./routes/game/replay.tsx'),
  battleNew: () => import('./routes/game/battle-new.tsx'),
  battleOwnDeck: () => import('./routes/game/battle-own-deck.tsx'),
  battleOld: () => import('./routes/game/battle-old.tsx'),
  battle: () => import('./routes/game/battle.tsx'),
}

const isAdmin = (screen: ScreenName): screen is AdminScreen => screen.startsWith('admin')

/** The pages of the administration are listed in a separate file, which the shop does not load. */
export const loadPage = async (screen: ScreenName): Promise<PageModule> =>
  isAdmin(screen) ? (await import('./admin-pages.ts')).adminPages[screen]() : pages[screen]()
