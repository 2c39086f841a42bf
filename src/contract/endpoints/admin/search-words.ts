/** Search terms of shoppers: synonyms per language, and searches without results. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf } from '../../envelope.ts'
import { locales } from '../../locales.ts'

const reading = { tag: 'Administration', permission: 'admin:products:read' } as const
const writing = { tag: 'Administration', permission: 'admin:products:write' } as const

/** One or a few words. Punctuation is ignored when comparing. */
const Phrase = z
  .string()
  .overwrite(cleanLine)
  .min(1, 'required')
  .max(60, 'too_long')
  .regex(/[\p{L}\p{N}]/u, 'required')

const facts = {
  locale: z.enum(locales),
  words: z.array(Phrase).min(1, 'required').max(60, 'too_long'), // terms that shoppers use
  means: z.array(Phrase).min(1, 'required').max(20, 'too_long'), // terms of the shop that are searched in addition
}

export const SynonymBody = z.strictObject(facts)
export type SynonymBody = z.output<typeof SynonymBody>

export const Synonym = z
  .object({
    id: z.int(),
    version: z.string(),
    locale: z.enum(locales),
    words: z.array(z.string()),
    means: z.array(z.string()),
  })
  .meta({ id: 'Synonym' })
export type Synonym = z.infer<typeof Synonym>

const LanguageQuery = PageQuery.extend({ locale: z.enum(locales).optional() })

export const listSynonyms = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/synonyms',
  summary: 'Synonyms by language, the newest first; `search` finds words and what they stand for',
  query: LanguageQuery,
  response: pageOf(Synonym),
  problems: ['unauthenticated', 'forbidden'],
})

export const createSynonym = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/synonyms',
  summary: 'Words of shoppers that stand for words of the shop, in one language',
  body: SynonymBody,
  response: Synonym,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const changeSynonym = endpoint({
  ...writing,
  method: 'PUT',
  path: '/admin/synonyms/:id',
  summary: 'Save a synonym whole; `conflict` carries it as it is under `current`',
  params: IdParams,
  body: z.strictObject({ ...facts, version: z.string().max(40) }),
  response: Synonym,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
})

export const removeSynonym = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/admin/synonyms/:id',
  summary: 'Remove a synonym',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** Days for which searches without results are counted. */
export const missedDays = 30

export const MissedSearch = z
  .object({
    id: z.string(), // language and terms
    locale: z.enum(locales),
    words: z.string(), // letters, digits and single spaces
    count: z.int(), // in the last thirty days
    last: z.string(), // day of the latest, as YYYY-MM-DD
  })
  .meta({ id: 'MissedSearch' })
export type MissedSearch = z.infer<typeof MissedSearch>

export const listMissedSearches = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/missed-searches',
  summary:
    'Searches of the last thirty days that found nothing, the most frequent first; the beginning of a longer one is left out',
  query: LanguageQuery,
  response: pageOf(MissedSearch),
  problems: ['unauthenticated', 'forbidden'],
})
