/** Published versions of the legal texts. A trigger refuses to change or delete them. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LegalKind } from '@/contract/endpoints/site/legal.ts'
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import type { Locale } from '@/contract/locales.ts'
import { timestampColumn } from './timestamp-column.ts'

/** Texts with the seller's data filled in, so that a version stays readable as it was published. */
export interface LegalContent {
  texts: Record<Locale, { title: string; lead: string; body: string }>
  blocks: PageBlock[]
}

export const legalVersions = pgTable(
  'legal_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<LegalKind>().notNull(),
    content: jsonb().$type<LegalContent>().notNull(),
    digest: text().notNull(), // of the content: an unchanged text gets no new version
    effective_from: timestampColumn().notNull(),
    published_at: timestampColumn().notNull(),
  },
  table => [index('legal_versions_in_force').on(table.kind, table.effective_from, table.id)],
)
