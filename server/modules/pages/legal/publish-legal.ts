/**
 * Publishes the legal texts in versions (decision 0062): when their page is saved, when a setting that they contain changes, and by a job
 * for pages that were stored in another way. A text with a placeholder that has no value is not published.
 */
import type { LegalGap } from '@/contract/endpoints/admin/pages.ts'
import type { LegalKind } from '@/contract/endpoints/site/legal.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { shopInstant } from '@/lib/shop-clock.ts'
import type { LegalContent } from '../../../db/schema/legal.ts'
import type { Database, Queryable } from '../../../kernel/db/database.ts'
import { versionOf } from '../../../kernel/records/record-version.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { mapRichTexts } from '../block-words.ts'
import { legalPages, type StoredPage, wordsIn } from '../pages-repo.ts'
import { fillPlaceholders, type LegalFacts } from './fill-placeholders.ts'
import { insertVersion, lastPublished, lockVersions } from './legal-versions-repo.ts'

interface Filled {
  content: LegalContent
  empty: string[] // placeholders without a value, each once
}

/** A language without texts gets the Italian ones. */
function fill(stored: StoredPage, facts: LegalFacts): Filled {
  const empty = new Set<string>()
  const filledIn: Parameters<typeof mapRichTexts>[1] = (html, locale) => {
    const filled = fillPlaceholders(html, facts, locale)
    for (const name of filled.empty) empty.add(name)
    return filled.html
  }
  const content = {
    texts: localizedTextsOf(locale => {
      const text = wordsIn(stored, locale)
      return {
        title: text?.title ?? '',
        lead: text?.lead ?? '',
        body: filledIn(text?.body ?? '', locale),
      }
    }),
    blocks: mapRichTexts(stored.page.blocks, filledIn),
  }
  return { content, empty: [...empty] }
}

/** Returns the first moment of the day, or `now` if the day is null, over or invalid. */
function effectiveFrom(day: string | null, now: Date): Date {
  const start = day === null ? null : shopInstant(`${day}T00:00`)
  return start && start > now ? start : now
}

async function publish(
  tx: Queryable,
  kind: LegalKind,
  stored: StoredPage,
  facts: LegalFacts,
  now: Date,
): Promise<void> {
  const { content, empty } = fill(stored, facts)
  if (empty.length > 0) return
  const digest = versionOf(content)
  if ((await lastPublished(tx, kind))?.digest === digest) return
  const effective_from = effectiveFrom(stored.page.legal_from, now)
  await insertVersion(tx, { kind, content, digest, effective_from, published_at: now })
}

/** Publishes a new version of each published legal page whose text or settings have changed since its last version. */
export async function publishLegalTexts(tx: Queryable, now: Date): Promise<void> {
  await lockVersions(tx)
  const facts = await shopSettings(tx)
  for (const stored of await legalPages(tx)) {
    const kind = stored.page.legal_kind
    if (kind) await publish(tx, kind, stored, facts, now)
  }
}

/** Returns the published legal pages with placeholders that have no value. */
export async function legalGaps(db: Queryable): Promise<LegalGap[]> {
  const facts = await shopSettings(db)
  return (await legalPages(db)).flatMap(stored => {
    const { id: page_id, legal_kind: kind } = stored.page
    const { empty: placeholders } = fill(stored, facts)
    return kind && placeholders.length > 0 ? [{ page_id, kind, placeholders }] : []
  })
}

export const legalTextsJob = 'publish-legal-texts'

/** Runs in the job. */
export const publishLegalPages = (db: Database, now: Date): Promise<void> =>
  db.transaction(tx => publishLegalTexts(tx, now))
