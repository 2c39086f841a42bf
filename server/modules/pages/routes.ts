import * as contract from '../../../src/contract/page-administration.ts'
import { readSettings } from '../../../src/contract/settings.ts'
import { getFaq, getPage, listPages } from '../../../src/contract/site.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { storedSettings } from '../settings/repo.ts'
import {
  addPage,
  erasePage,
  listEveryPage,
  orderEveryPage,
  previewPage,
  savePage,
  showPage,
} from './administer-pages.ts'
import { pageRefusal } from './page-access.ts'
import { allPages, faqPage, pageByFormerSlug, pageBySlug } from './repo.ts'
import { chooseRootPage, rootPageId } from './root-page.ts'
import { contentOf, linkTo } from './show-page.ts'

export const contentRoutes: readonly Route[] = [
  route(listPages, async (_, { db, locale, caller }) => {
    const [stored, root] = [await allPages(db), await rootPageId(db)]
    return stored
      .filter(({ page }) => pageRefusal(page, caller?.role) === undefined)
      .map(one => linkTo(one, locale, root))
  }),
  route(getPage, async ({ params }, { db, locale, caller }) => {
    const stored =
      (await pageBySlug(db, params.slug, locale)) ?? (await pageByFormerSlug(db, params.slug, locale))
    if (!stored) return refuse('not_found')
    const refusal = pageRefusal(stored.page, caller?.role)
    return refusal ? refuse(refusal) : contentOf(stored, locale, await rootPageId(db))
  }),
  route(getFaq, async (_, { db, locale }) => {
    const isOpen = readSettings(await storedSettings(db)).enable_faq_page
    const stored = isOpen ? await faqPage(db) : undefined
    return stored ? contentOf(stored, locale, null) : refuse('not_found')
  }),
  route(contract.adminPages, listEveryPage),
  route(contract.adminPage, showPage),
  route(contract.createPage, addPage),
  route(contract.changePage, savePage),
  route(contract.removePage, erasePage),
  route(contract.orderPages, orderEveryPage),
  route(contract.showDraft, previewPage),
  route(contract.setRootPage, chooseRootPage),
]
