import * as contract from '@/contract/endpoints/admin/pages.ts'
import { getFaq, getPage, listPages } from '@/contract/endpoints/site/site.ts'
import { readSettings } from '@/contract/settings.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { orderRecords } from '../../kernel/records/order-records.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { storedSettings } from '../settings/settings-repo.ts'
import { pageRefusal } from './page-access.ts'
import { pageRecord } from './page-record.ts'
import {
  allPages,
  faqPage,
  lockPlaces,
  pageByFormerSlug,
  pageById,
  pageBySlug,
  pagesOrder,
  wordsIn,
} from './pages-repo.ts'
import { chooseRootPage, rootPageId } from './root-page.ts'
import { contentOf, linkTo } from './show-page.ts'

const routes: readonly Route[] = [
  route(listPages, async (_, { db, locale, caller }) => {
    const [stored, root] = [await allPages(db), await rootPageId(db)]
    return stored
      .filter(({ page }) => pageRefusal(page, caller?.role) === undefined)
      .map(page => linkTo(page, locale, root))
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
  route(contract.adminPages, listRecords(pageRecord)),
  route(contract.adminPage, showRecord(pageRecord)),
  route(contract.createPage, createRecord(pageRecord)),
  route(contract.changePage, saveRecord(pageRecord)),
  route(contract.removePage, removeRecord(pageRecord)),
  route(
    contract.orderPages,
    orderRecords({
      record: 'page',
      lockPlaces,
      place: pagesOrder.place,
      titleIn: async (tx, id) => {
        const stored = await pageById(tx, id)
        return (stored && wordsIn(stored, 'it')?.title) ?? ''
      },
    }),
  ),
  route(contract.showDraft, async ({ params }, { db, locale }) => {
    const stored = await pageById(db, params.id)
    return stored ? contentOf(stored, locale, await rootPageId(db)) : refuse('not_found')
  }),
  route(contract.setRootPage, chooseRootPage),
]

export const pagesModule: ServerModule = { name: 'pages', routes }
