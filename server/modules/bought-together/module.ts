import type { AppContext } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { lastComputed, replaceBoughtTogether } from './bought-together-repo.ts'

const hourMillis = 60 * 60_000
const freshMillis = 23 * hourMillis

/** Once a day, whichever process comes first. */
async function refreshDaily({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  const last = await lastComputed(db)
  if (last && at.getTime() - last.getTime() < freshMillis) return
  await replaceBoughtTogether(db, at)
}

/** What product pages show as often bought together; the catalogue reads the table. */
export const boughtTogetherModule: ServerModule = {
  name: 'bought-together',
  routes: [],
  jobs: context => [{ name: 'bought-together', pauseMillis: hourMillis, work: () => refreshDaily(context) }],
}
