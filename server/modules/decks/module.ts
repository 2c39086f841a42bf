import type { ServerModule } from '../../kernel/module.ts'
import { decksOf, forgetDecks } from './decks-repo.ts'
import { decksRoutes } from './routes.ts'

export const decksModule: ServerModule = {
  name: 'decks',
  routes: decksRoutes,
  exportPersonalData: { decks: decksOf },
  erasePersonalData: forgetDecks,
}
