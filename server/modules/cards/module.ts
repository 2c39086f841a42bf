import type { ServerModule } from '../../kernel/module.ts'
import { cardsOf } from './cards-repo.ts'
import { grantStarterCards } from './grant-starter-cards.ts'
import { cardsRoutes } from './routes.ts'

export const cardsModule: ServerModule = {
  name: 'cards',
  routes: cardsRoutes,
  start: ({ events }) => events.on('user-registered', ({ userId }, tx) => grantStarterCards(tx, userId)),
  exportPersonalData: { cards: cardsOf },
}
