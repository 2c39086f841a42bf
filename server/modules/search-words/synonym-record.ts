/** Synonyms in the administration. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/search-words.ts'
import type { EditableKind, ListedKind } from '../../kernel/records/record-kind.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { type SynonymRow, synonymsPage, synonymsTable } from './synonyms-repo.ts'

type Synonym = contract.Synonym

const viewOf = ({ updated_at: _, ...facts }: SynonymRow): Synonym => ({ ...facts, version: versionOf(facts) })

/** Removes duplicates, ignoring case. */
const distinct = (words: readonly string[]): string[] => [
  ...new Map(words.map(word => [word.toLowerCase(), word])).values(),
]

export const synonymRecord: EditableKind<Synonym, contract.SynonymBody> &
  ListedKind<Synonym, ParsedOf<typeof contract.listSynonyms>['query']> = {
  record: 'synonym',
  key: 'id',
  lock: synonymsTable.lock,
  read: async (db, id) => {
    const row = await synonymsTable.find(db, id)
    return row && viewOf(row)
  },
  page: async (db, query) => {
    const { rows, total } = await synonymsPage(db, query)
    return { rows: rows.map(viewOf), total }
  },
  prepare: body => ({ ...body, words: distinct(body.words), means: distinct(body.means) }),
  insert: (tx, body) => synonymsTable.insert(tx, body),
  update: (tx, { id }, body, { now }) => synonymsTable.update(tx, id, { ...body, updated_at: now() }),
  remove: (tx, { id }) => synonymsTable.remove(tx, id),
  titleOf: ({ words, locale }) => `${words[0] ?? ''} (${locale})`,
}
