/** Pages in the administration. A page is saved as a whole. A slug that a page loses redirects to it. */
import * as contract from '@/contract/endpoints/admin/pages.ts'
import { locales } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import type { FieldProblem } from '@/contract/problems.ts'
import { isReservedSlug } from '@/contract/reserved-slugs.ts'
import { pickLike } from '@/lib/pick.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import { refuse } from '../../kernel/route.ts'
import { slugOfTitle } from '../../kernel/slug-of-title.ts'
import { forgetFormerSlugs, saveFormerSlugs } from '../catalog/former-slugs-repo.ts'
import { cleanBlocks } from './block-words.ts'
import { publishLegalTexts } from './legal/publish-legal.ts'
import {
  insertPage,
  isLegalKindTaken,
  pageById,
  pagesFor,
  pagesTable,
  type Slugs,
  type StoredPage,
  storePage,
  takenPageSlugs,
} from './pages-repo.ts'
import { rootPageId } from './root-page.ts'

type Page = contract.AdminPage

function viewOf({ page, translations: rows }: StoredPage, rootId: number | null): Page {
  const { id, kind, position, updated_at, ...facts } = page
  const translations = localizedTextsOf(locale => {
    const row = rows.find(translation => translation.locale === locale)
    return row ? pickLike(row, contract.emptyPageWords()) : contract.emptyPageWords()
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

/** Sanitises the texts and gives every language with a title a slug. */
function ready(body: contract.PageBody): contract.PageBody {
  const translations = localizedTextsOf(locale => {
    const texts = body.translations[locale]
    if (texts.title === '') return contract.emptyPageWords()
    return { ...texts, slug: texts.slug || slugOfTitle(texts.title, 'page'), body: cleanRichText(texts.body) }
  })
  return { ...body, translations, blocks: cleanBlocks(body.blocks) }
}

const slugsOf = (translations: contract.PageBody['translations']): Slugs =>
  Object.fromEntries(
    locales.flatMap(locale => (translations[locale].slug ? [[locale, translations[locale].slug]] : [])),
  )

/** A slug belongs to one page of its language, and to none of the site's screens. */
async function slugProblems(tx: Queryable, slugs: Slugs, except: number | null): Promise<FieldProblem[]> {
  const usedSlugs = await takenPageSlugs(tx, slugs, except)
  return locales.flatMap(locale => {
    const path = `translations.${locale}.slug`
    const slug = slugs[locale]
    if (slug !== undefined && isReservedSlug(slug)) return [{ path, code: 'slug_reserved' }]
    return usedSlugs.includes(locale) ? [{ path, code: 'slug_taken' }] : []
  })
}

async function legalProblems(
  tx: Queryable,
  kind: contract.PageBody['legal_kind'],
  except: number | null,
): Promise<FieldProblem[]> {
  const isTaken = kind !== null && (await isLegalKindTaken(tx, kind, except))
  return isTaken ? [{ path: 'legal_kind', code: 'legal_kind_taken' }] : []
}

export const pageRecord: EditableKind<Page, contract.PageBody> &
  ListedKind<Page, Parameters<typeof pagesFor>[1]> = {
  record: 'page',
  key: 'id',
  lock: pagesTable.lock,
  read: async (db, id) => {
    const stored = await pageById(db, id)
    return stored && viewOf(stored, await rootPageId(db))
  },
  page: async (db, query) => {
    const { found, total } = await pagesFor(db, query)
    const root = await rootPageId(db)
    return { rows: found.map(stored => viewOf(stored, root)), total }
  },
  prepare: ready,
  check: async (tx, { translations, legal_kind }, current) =>
    current?.kind === 'faq'
      ? []
      : [
          ...(await slugProblems(tx, slugsOf(translations), current?.id ?? null)),
          ...(await legalProblems(tx, legal_kind, current?.id ?? null)),
        ],
  insert: async (tx, body, { now }) => {
    const id = await insertPage(tx, body, now())
    await saveFormerSlugs(tx, 'page', id, {}, slugsOf(body.translations))
    if (body.legal_kind) await publishLegalTexts(tx, now())
    return id
  },
  update: async (tx, { id, translations }, body, { now }) => {
    await storePage(tx, id, body, now())
    await saveFormerSlugs(tx, 'page', id, slugsOf(translations), slugsOf(body.translations))
    if (body.legal_kind) await publishLegalTexts(tx, now())
  },
  refuseRemoval: async (_, { kind }) => (kind === 'faq' ? refuse('not_found') : undefined),
  remove: async (tx, { id }) => {
    await pagesTable.remove(tx, id)
    await forgetFormerSlugs(tx, 'page', id)
  },
  titleOf: page => page.translations.it.title,
  factsOf: ({ is_root: _, updated_at: __, position: ___, ...facts }) => facts,
}
