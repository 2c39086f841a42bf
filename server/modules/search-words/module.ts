import * as contract from '@/contract/endpoints/admin/search-words.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { forgetMissed, missedPage } from './missed-searches-repo.ts'
import { synonymRecord } from './synonym-record.ts'

const routes: readonly Route[] = [
  route(contract.listSynonyms, listRecords(synonymRecord)),
  route(contract.createSynonym, createRecord(synonymRecord)),
  route(contract.changeSynonym, saveRecord(synonymRecord)),
  route(contract.removeSynonym, removeRecord(synonymRecord)),
  route(contract.listMissedSearches, async ({ query }, { db, now }) => {
    const { rows, total } = await missedPage(db, query, now())
    const data = rows.map(row => ({ id: `${row.locale} ${row.words}`, ...row }))
    return { data, meta: pageMeta(query, total) }
  }),
]

export const searchWordsModule: ServerModule = {
  name: 'search-words',
  routes,
  jobs: ({ db, now }) => [
    { name: 'missed-searches', pauseMillis: 6 * 3600_000, work: () => forgetMissed(db, now()) },
  ],
}
