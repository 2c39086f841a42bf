import type { ServerModule } from '../../kernel/module.ts'
import { forgetMissed } from './missed-searches-repo.ts'
import { searchWordsRoutes } from './routes.ts'

export const searchWordsModule: ServerModule = {
  name: 'search-words',
  routes: searchWordsRoutes,
  jobs: ({ db, now }) => [
    { name: 'missed-searches', pauseMillis: 6 * 3600_000, work: () => forgetMissed(db, now()) },
  ],
}
