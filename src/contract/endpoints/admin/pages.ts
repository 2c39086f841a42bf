/** Pages in the administration: texts and slug per language, blocks, access, links. */
import { z } from 'zod'
import { cleanCode, cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { IdOrder } from '../../content-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf, RowId } from '../../envelope.ts'
import { localizedTextsOf } from '../../localized-texts.ts'
import { perLocale } from '../../per-locale.ts'
import { Role } from '../../permissions.ts'
import { LegalKind } from '../site/legal.ts'
import { PageBlock } from '../site/page-blocks.ts'
import { ContentPage, pageVisibilities } from '../site/site.ts'

const reading = { tag: 'Administration', permission: 'admin:content:read' } as const
const writing = { tag: 'Administration', permission: 'admin:content:write' } as const
const refusals = ['unauthenticated', 'forbidden'] as const

/** May be empty: the server then generates it from the title. */
export const SlugField = z
  .string()
  .overwrite(cleanCode)
  .max(110)
  .refine(slug => slug === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug), 'slug')

export const PageWords = z.strictObject({
  title: z.string().overwrite(cleanLine).max(160), // without a title the language shows the Italian page
  slug: SlugField,
  lead: z.string().overwrite(cleanLines).max(400),
  body: z.string().max(100_000), // rich text above the blocks
})
export type PageWords = z.infer<typeof PageWords>

export const emptyPageWords = (): PageWords => ({ title: '', slug: '', lead: '', body: '' })

const facts = {
  is_published: z.boolean(),
  icon: z.string().overwrite(cleanLine).max(40).nullable(),
  show_in_menu: z.boolean(),
  show_in_footer: z.boolean(),
  visibility: z.enum(pageVisibilities),
  visible_roles: z.array(Role).max(5),
  legal_kind: LegalKind.nullable().default(null), // published in versions; null: an ordinary page
  legal_from: z.iso.date('date').nullable().default(null), // first day of the next version; null: the day of publication
  translations: perLocale(PageWords),
  blocks: z.array(PageBlock).max(60),
}

/** Requires an Italian title, roles if access is by role, public access for a legal text, and unique block ids. */
function isRight(
  page: {
    visibility: string
    visible_roles: string[]
    legal_kind: LegalKind | null
    translations: { it: PageWords }
    blocks: { id: string }[]
  },
  context: z.core.$RefinementCtx,
): void {
  const addIssue = (message: string, path: (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path, input: page })
  if (page.translations.it.title === '') addIssue('required', ['translations', 'it', 'title'])
  if (page.visibility === 'roles' && page.visible_roles.length === 0) addIssue('required', ['visible_roles'])
  if (page.legal_kind && page.visibility !== 'everyone') addIssue('legal_is_public', ['visibility'])
  const ids = page.blocks.map(({ id }) => id)
  for (const [at, id] of ids.entries()) if (ids.indexOf(id) !== at) addIssue('invalid', ['blocks', at, 'id'])
}

export const PageBody = z.strictObject(facts).superRefine(isRight)
export type PageBody = z.output<typeof PageBody>

/** A page before anything is entered. */
export const emptyPage = (): PageBody => ({
  is_published: false,
  icon: null,
  show_in_menu: false,
  show_in_footer: false,
  visibility: 'everyone',
  visible_roles: [],
  legal_kind: null,
  legal_from: null,
  blocks: [],
  translations: localizedTextsOf(emptyPageWords),
})

export const AdminPage = z
  .object({
    ...facts,
    id: z.int(),
    kind: z.enum(['page', 'faq']),
    version: z.string(),
    position: z.int(),
    is_root: z.boolean(), // the root address redirects to it
    updated_at: z.string(),
  })
  .meta({ id: 'AdminPage' })
export type AdminPage = z.infer<typeof AdminPage>

export const adminPages = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/pages',
  summary:
    'Every page in its order, the one with questions and answers first; `search` finds titles and slugs',
  query: PageQuery.extend({ status: z.enum(['published', 'draft']).optional() }),
  response: pageOf(AdminPage),
  problems: refusals,
})

export const adminPage = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/pages/:id',
  summary: 'One page whole',
  params: IdParams,
  response: AdminPage,
  problems: [...refusals, 'not_found'],
})

const LegalGap = z.object({
  page_id: z.int(),
  kind: LegalKind,
  placeholders: z.array(z.string()), // without the braces
})
export type LegalGap = z.infer<typeof LegalGap>

export const adminLegalGaps = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/legal-gaps',
  summary:
    'Legal pages with placeholders that have no value in the settings; their changes are not published',
  response: z.array(LegalGap),
  problems: refusals,
})

export const createPage = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/pages',
  summary: 'A new page',
  body: PageBody,
  response: AdminPage,
  status: 201,
  problems: refusals,
})

export const changePage = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/pages/:id',
  summary: 'Save a page whole; an address it loses leads to the new one from then on',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }).superRefine(isRight),
  response: AdminPage,
  problems: [...refusals, 'not_found', 'conflict'],
})

export const removePage = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/pages/:id',
  summary: 'Delete a page; the one with questions and answers stays, as a draft it is gone too',
  params: IdParams,
  response: Done,
  problems: [...refusals, 'not_found'],
})

export const orderPages = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/pages',
  summary: 'The order of menu and footer; `conflict` carries the ids as they stand under `current`',
  body: IdOrder,
  response: Done,
  problems: [...refusals, 'conflict'],
})

export const showDraft = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/pages/:id/preview',
  summary: 'A page as its readers will see it, published or not, in the language of the call',
  params: IdParams,
  response: ContentPage,
  problems: [...refusals, 'not_found'],
})

/** specification notes §2: the root path may redirect to a configured page. */
export const setRootPage = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/root-page',
  summary: 'Which page the root address leads to; null for the home page',
  body: z.strictObject({ id: RowId.nullable() }),
  response: Done,
  problems: [...refusals, 'not_found', 'page_not_public'],
})
