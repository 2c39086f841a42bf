import * as contract from '@/contract/endpoints/admin/pages.ts'
import { legalVersion, legalVersionsInForce, legalVersionsOfKind } from '@/contract/endpoints/site/legal.ts'
import { getFaq, getPage, listPages } from '@/contract/endpoints/site/site.ts'
import { readSettings } from '@/contract/settings.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { orderRecords } from '../../kernel/records/order-records.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { storedSettings } from '../settings/settings-repo.ts'
import { legalSettings } from './legal/fill-placeholders.ts'
import { headsInForce, headsOfKind, versionInForce, versionsOf } from './legal/legal-versions-repo.ts'
import { legalGaps, legalTextsJob, publishLegalPages, publishLegalTexts } from './legal/publish-legal.ts'
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
import { contentOf, linkTo, versionView, withoutText, withVersion } from './show-page.ts'

const routes: readonly Route[] = [
  route(listPages, async (_, { db, locale, caller }) => {
    const [stored, root] = [await allPages(db), await rootPageId(db)]
    return stored
      .filter(({ page }) => pageRefusal(page, caller?.role) === undefined)
      .map(page => linkTo(page, locale, root))
  }),
  route(getPage, async ({ params }, { db, locale, caller, now }) => {
    const stored =
      (await pageBySlug(db, params.slug, locale)) ?? (await pageByFormerSlug(db, params.slug, locale))
    if (!stored) return refuse('not_found')
    const refusal = pageRefusal(stored.page, caller?.role)
    if (refusal) return refuse(refusal)
    const content = contentOf(stored, locale, await rootPageId(db))
    const { legal_kind } = stored.page
    const version = legal_kind ? await versionInForce(db, legal_kind, now()) : undefined
    if (version) return withVersion(content, version, locale)
    return legal_kind ? withoutText(content) : content
  }),
  route(legalVersionsInForce, (_, { db, locale, now }) => headsInForce(db, locale, now())),
  route(legalVersionsOfKind, ({ params }, { db, locale }) => headsOfKind(db, params.kind, locale)),
  route(legalVersion, async ({ params }, { db, locale, now }) => {
    const [version] = await versionsOf(db, [params.id])
    if (!version) return refuse('not_found')
    const current = await versionInForce(db, version.kind, now())
    return { ...versionView(version, locale), is_in_force: current?.id === version.id }
  }),
  route(getFaq, async (_, { db, locale }) => {
    const isOpen = readSettings(await storedSettings(db)).enable_faq_page
    const stored = isOpen ? await faqPage(db) : undefined
    return stored ? contentOf(stored, locale, null) : refuse('not_found')
  }),
  route(contract.adminPages, listRecords(pageRecord)),
  route(contract.adminPage, showRecord(pageRecord)),
  route(contract.adminLegalGaps, (_, { db }) => legalGaps(db)),
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

const hourMillis = 3600_000

export const pagesModule: ServerModule = {
  name: 'pages',
  routes,
  start: ({ events, now }) =>
    events.on('settings-changed', async ({ changed }, tx) => {
      if (legalSettings.some(name => changed.includes(name))) await publishLegalTexts(tx, now())
    }),
  jobs: ({ db, now }) => [
    {
      name: legalTextsJob,
      pauseMillis: hourMillis,
      work: () => publishLegalPages(db, now()),
    },
  ],
}
