/** The page that the root address shows, if the shop has chosen one (specification notes §2). */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { setRootPage } from '@/contract/endpoints/admin/pages.ts'
import { done } from '@/contract/envelope.ts'
import type { Locale } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordViewChange } from '../../kernel/records/record-change.ts'
import { inTransaction, refuse } from '../../kernel/route.ts'
import { dropSetting, lockSettings, storedSettings, storeSettings } from '../settings/settings-repo.ts'
import { pageRefusal } from './page-access.ts'
import { pageById, type StoredPage, wordsIn } from './pages-repo.ts'

/** A settings row that appears in the form of the page, not in the settings form. */
const rootKey = 'root_page'

/**
 * Returns null while the root address shows the home page. The page may have been unpublished since it was chosen:
 * `rootPagePath` decides whether it is used.
 */
export async function rootPageId(db: Queryable): Promise<number | null> {
  const { [rootKey]: id } = await storedSettings(db)
  return typeof id === 'number' ? id : null
}

/** Whether the page is published and open to every visitor. */
const isPublic = ({ page }: StoredPage): boolean =>
  page.is_published && pageRefusal(page, undefined) === undefined

/** Returns undefined (the home page) unless the chosen page is published and open to every visitor. */
export async function rootPagePath(db: Queryable, locale: Locale): Promise<string | undefined> {
  const id = await rootPageId(db)
  const stored = id === null ? undefined : await pageById(db, id)
  if (!stored || stored.page.kind === 'faq' || !isPublic(stored)) return undefined
  const slug = wordsIn(stored, locale)?.slug
  return slug && href('page', locale, { slug })
}

/**
 * A null `id` restores the home page. Refuses `not_found` for an unknown page or the FAQ, and `page_not_public` unless
 * it is published and public. Locks the settings and publishes `settings-changed`. Audited.
 */
export const chooseRootPage = ({ body }: ParsedOf<typeof setRootPage>, context: CallContext) =>
  inTransaction(context, async tx => {
    const page = body.id === null ? undefined : await pageById(tx, body.id)
    if (body.id !== null && page?.page.kind !== 'page') return refuse('not_found')
    if (page && !isPublic(page)) return refuse('page_not_public')
    await lockSettings(tx)
    const before = await rootPageId(tx)
    if (body.id === null) await dropSetting(tx, rootKey)
    else await storeSettings(tx, { [rootKey]: body.id }, context.now())
    await recordViewChange(tx, context, {
      record: 'page',
      id: body.id ?? before ?? 0,
      title: (page && wordsIn(page, 'it')?.title) ?? '',
      before: { root_page: before },
      after: { root_page: body.id },
    })
    await context.events.publish('settings-changed', { changed: [rootKey] }, tx)
    return done
  })
