/**
 * Maps each screen to its code. Each screen is its own chunk. This file contains the first pages of a shopper. The other pages are
 * listed in separate files, which the first load of the shop does not contain.
 */
import type { ScreenName } from '@/contract/paths.ts'
import type { AdminScreen, FrontScreen, LoadPage, PageModule } from './page-module.ts'

const frontPages: Record<FrontScreen, LoadPage> = {
  home: () => import('./routes/site/home.tsx'),
  shop: () => import('./routes/shop/list.tsx'),
  category: () => import('./routes/shop/list.tsx'),
  product: () => import('./routes/shop/product.tsx'),
}

/** Whether the file lists the screen. */
export const isFront = (screen: ScreenName): screen is FrontScreen => screen in frontPages
const isAdmin = (screen: ScreenName): screen is AdminScreen => screen.startsWith('admin')

/** Loads the list of the other pages. The app does so when it is idle, so that following a link needs no extra request. */
export const loadOtherPages = () => import('./other-pages.ts')

export async function loadPage(screen: ScreenName): Promise<PageModule> {
  if (isFront(screen)) return frontPages[screen]()
  if (isAdmin(screen)) return (await import('./admin-pages.ts')).adminPages[screen]()
  return (await loadOtherPages()).otherPages[screen]()
}
