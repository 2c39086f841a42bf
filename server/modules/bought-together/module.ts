import type { AppContext } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { lastComputed, replaceBoughtTogether } from './bought-together-repo.ts'

const hourMillis = 60 * 60_000
const freshMillis = 23 * hourMillis

/** Runs once a day, in the first process that starts it. */
async function refreshDaily({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  const last = await lastComputed(db)
  if (last && at.getTime() - last.getTime() < freshMillis) return
  await replaceBoughtTogether(db, at)
}

/** Products that product pages list as often bought together. The catalogue reads the table. */
export const boughtTogetherModule: ServerModule = {
  name: 'bought-together',
  routes: [],
  jobs: context => [{ name: 'bought-together', pauseMillis: hourMillis, work: () => refreshDaily(context) }],
}
