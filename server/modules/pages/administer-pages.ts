/** Pages in the administration: written whole, addresses kept apart, what they lose leads on. */
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import { type Locale, locales } from '../../../src/contract/locales.ts'
import type * as contract from '../../../src/contract/page-administration.ts'
import { isReservedSlug } from '../../../src/contract/paths.ts'
import type { FieldProblem } from '../../../src/contract/problems.ts'
import { sixOf } from '../../../src/contract/six-texts.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { isAsSeen } from '../../kernel/reorder.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { inOneGo, tellRegister } from '../audit/save-record.ts'
import { forgetFormerSlugs, keepFormerSlugs } from '../catalog/former-slugs.ts'
import { slugOf } from '../product-administration/slug-of.ts'
import { cleanBlocks } from './block-words.ts'
import {
  dropPage,
  insertPage,
  lockedPage,
  lockedPlaces,
  pageById,
  pagesFor,
  placePage,
  type StoredPage,
  storePage,
  takenSlugs,
} from './repo.ts'
import { rootPageId } from './root-page.ts'
import { contentOf } from './show-page.ts'

type Page = contract.AdminPage
type Saved = Promise<Page | Refusal>

const noWords: contract.PageWords = { title: '', slug: '', lead: '', body: '' }

export function adminView({ page, words }: StoredPage, rootId: number | null): Page {
  const { id, kind, position, updated_at, ...facts } = page
  const translations = sixOf(locale => {
    const own = words.find(one => one.locale === locale)
    return own ? { title: own.title, slug: own.slug, lead: own.lead, body: own.body } : noWords
  })
  const written = { ...facts, translations }
  return {
    ...written,
    id,
    kind,
    position,
    version: versionOf(written),
    is_root: id === rootId,
    updated_at: updated_at.toISOString(),
  }
}

export async function listEveryPage(
  { query: { page, per_page, search, status } }: ParsedOf<typeof contract.adminPages>,
  { db }: CallContext,
): Promise<AnswerOf<typeof contract.adminPages>> {
  const wanted = { search, status, most: per_page, from: (page - 1) * per_page }
  const { found, total } = await pagesFor(db, wanted)
  const root = await rootPageId(db)
  return { data: found.map(one => adminView(one, root)), meta: { total, page, per_page } }
}

export async function showPage(
  { params }: ParsedOf<typeof contract.adminPage>,
  { db }: CallContext,
): Promise<Page | Refusal> {
  const stored = await pageById(db, params.id)
  return stored ? adminView(stored, await rootPageId(db)) : refuse('not_found')
}

export async function previewPage(
  { params }: ParsedOf<typeof contract.showDraft>,
  { db, locale }: CallContext,
): Promise<AnswerOf<typeof contract.showDraft> | Refusal> {
  const stored = await pageById(db, params.id)
  return stored ? contentOf(stored, locale, await rootPageId(db)) : refuse('not_found')
}

/** Cleaned, and every titled language with an address. */
function ready(body: contract.PageBody): contract.PageBody {
  const translations = sixOf(locale => {
    const words = body.translations[locale]
    if (words.title === '') return noWords
    return { ...words, slug: words.slug || slugOf(words.title), body: cleanRichText(words.body) }
  })
  return { ...body, translations, blocks: cleanBlocks(body.blocks) }
}

type Slugs = Partial<Record<Locale, string>>

const slugsOf = (translations: contract.PageBody['translations']): Slugs =>
  Object.fromEntries(
    locales.flatMap(locale => (translations[locale].slug ? [[locale, translations[locale].slug]] : [])),
  )

/** An address serves one page of its language, and none of the site's own screens. */
async function slugFaults(tx: Queryable, slugs: Slugs, except: number | null): Promise<FieldProblem[]> {
  const taken = await takenSlugs(tx, slugs, except)
  return locales.flatMap(locale => {
    const path = `translations.${locale}.slug`
    const slug = slugs[locale]
    if (slug !== undefined && isReservedSlug(slug)) return [{ path, code: 'slug_reserved' }]
    return taken.includes(locale) ? [{ path, code: 'slug_taken' }] : []
  })
}

async function told(tx: Queryable, context: CallContext, before: Page | null, after: Page): Promise<Page> {
  const plain = (page: Page) => {
    const { is_root: _, updated_at: __, position: ___, ...facts } = page
    return facts
  }
  const title = after.translations.it.title
  const change = { before: before && plain(before), after: plain(after) }
  await tellRegister(tx, context, { record: 'page', id: after.id, title, ...change })
  return after
}

export const addPage = ({ body }: ParsedOf<typeof contract.createPage>, context: CallContext): Saved =>
  inOneGo(context, async tx => {
    const page = ready(body)
    const faults = await slugFaults(tx, slugsOf(page.translations), null)
    if (faults.length > 0) return refuse('validation', faults)
    const stored = await insertPage(tx, page, context.now())
    await keepFormerSlugs(tx, 'page', stored.page.id, {}, slugsOf(page.translations))
    return told(tx, context, null, adminView(stored, null))
  })

export const savePage = (
  { params, body: { version, ...body } }: ParsedOf<typeof contract.changePage>,
  context: CallContext,
): Saved =>
  inOneGo(context, async tx => {
    const stored = await lockedPage(tx, params.id)
    if (!stored) return refuse('not_found')
    const root = await rootPageId(tx)
    const before = adminView(stored, root)
    if (before.version !== version) return refuse('conflict', [], { current: before })
    const page = ready(body)
    const slugs = slugsOf(page.translations)
    const faults = before.kind === 'faq' ? [] : await slugFaults(tx, slugs, before.id)
    if (faults.length > 0) return refuse('validation', faults)
    const after = adminView(await storePage(tx, before.id, page, context.now()), root)
    await keepFormerSlugs(tx, 'page', before.id, slugsOf(before.translations), slugs)
    return told(tx, context, before, after)
  })

export const erasePage = ({ params }: ParsedOf<typeof contract.removePage>, context: CallContext) =>
  inOneGo(context, async tx => {
    const stored = await lockedPage(tx, params.id)
    if (!stored || stored.page.kind === 'faq') return refuse('not_found')
    const before = adminView(stored, null)
    await dropPage(tx, before.id)
    await forgetFormerSlugs(tx, 'page', before.id)
    const title = before.translations.it.title
    await tellRegister(tx, context, { record: 'page', id: before.id, title, before, after: null })
    return done
  })

/** Pages the caller did not name stay behind those that were. */
export const orderEveryPage = ({ body }: ParsedOf<typeof contract.orderPages>, context: CallContext) =>
  inOneGo(context, async tx => {
    const rows = await lockedPlaces(tx)
    const ids = rows.map(row => row.id)
    if (!isAsSeen(body.known, ids)) return refuse('conflict', [], { current: { ids } })
    const wanted = [...new Set(body.ids)].filter(id => ids.includes(id))
    const order = [...wanted, ...ids.filter(id => !wanted.includes(id))]
    for (const [position, id] of order.entries()) {
      const row = rows.find(one => one.id === id)
      if (!row || row.position === position) continue
      await placePage(tx, id, position)
      const change = { before: { position: row.position }, after: { position } }
      const title = (await pageById(tx, id))?.words.find(one => one.locale === 'it')?.title ?? ''
      await tellRegister(tx, context, { record: 'page', id, title, ...change })
    }
    return done
  })
