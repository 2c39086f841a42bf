/**
 * Publishes the legal texts in versions (decision 0062): when their page is saved, when the seller's data changes, and by a job for pages
 * that were stored in another way.
 */
import type { LegalKind } from '@/contract/endpoints/site/legal.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { Company } from '@/contract/settings.ts'
import { shopInstant } from '@/lib/shop-clock.ts'
import type { LegalContent } from '../../../db/schema/legal.ts'
import type { Database, Queryable } from '../../../kernel/db/database.ts'
import { versionOf } from '../../../kernel/records/record-version.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { mapRichTexts } from '../block-words.ts'
import { legalPages, type StoredPage, wordsIn } from '../pages-repo.ts'
import { fillSeller } from './fill-seller.ts'
import { insertVersion, lastPublished, lockVersions } from './legal-versions-repo.ts'

/** Returns the texts of a page with the seller's data. A language without texts gets the Italian ones. */
function contentOf(stored: StoredPage, company: Company): LegalContent {
  return {
    texts: localizedTextsOf(locale => {
      const text = wordsIn(stored, locale)
      return {
        title: text?.title ?? '',
        lead: text?.lead ?? '',
        body: fillSeller(text?.body ?? '', company, locale),
      }
    }),
    blocks: mapRichTexts(stored.page.blocks, (html, locale) => fillSeller(html, company, locale)),
  }
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
  company: Company,
  now: Date,
): Promise<void> {
  const content = contentOf(stored, company)
  const digest = versionOf(content)
  if ((await lastPublished(tx, kind))?.digest === digest) return
  const effective_from = effectiveFrom(stored.page.legal_from, now)
  await insertVersion(tx, { kind, content, digest, effective_from, published_at: now })
}

/** Publishes a new version of each published legal page whose text or seller data has changed since its last version. */
export async function publishLegalTexts(tx: Queryable, now: Date): Promise<void> {
  await lockVersions(tx)
  const { company } = await shopSettings(tx)
  for (const stored of await legalPages(tx)) {
    const kind = stored.page.legal_kind
    if (kind) await publish(tx, kind, stored, company, now)
  }
}

export const legalTextsJob = 'publish-legal-texts'

/** Runs in the job. */
export const publishLegalPages = (db: Database, now: Date): Promise<void> =>
  db.transaction(tx => publishLegalTexts(tx, now))
