import type { ServerModule } from '../../kernel/module.ts'
import { deleteFinishedMatches } from './delete-finished-matches.ts'
import { matchesRoutes } from './routes.ts'
import { sweepMillis, sweepTables, sweepTablesJob } from './sweep-tables.ts'

export const matchesModule: ServerModule = {
  name: 'matches',
  routes: matchesRoutes,
  jobs: context => [
    { name: sweepTablesJob, pauseMillis: sweepMillis, work: () => sweepTables(context) },
    { name: 'clear-tables', pauseMillis: 60 * 60_000, work: () => deleteFinishedMatches(context) },
  ],
}
