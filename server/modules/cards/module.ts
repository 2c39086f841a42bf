import { myCards, setMyAlbum } from '@/contract/endpoints/game/characters.ts'
import { seeCards } from '@/contract/endpoints/game/packs.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { cardsOf, storeAlbumSwitch, storeSeen } from './cards-repo.ts'
import { grantStarterCards } from './grant-starter-cards.ts'

const routes: readonly Route[] = [
  route(myCards, (_, context) => cardsOf(context.db, callerOf(context).userId)),
  route(seeCards, async ({ body }, context) => ({
    seen: await storeSeen(context.db, callerOf(context).userId, body.numero_carta, context.now()),
  })),
  route(setMyAlbum, async ({ body }, context) => ({
    album_enabled: await storeAlbumSwitch(context.db, callerOf(context).userId, body.album_enabled),
  })),
]

export const cardsModule: ServerModule = {
  name: 'cards',
  routes,
  start: ({ events }) => events.on('user-registered', ({ userId }, tx) => grantStarterCards(tx, userId)),
  exportPersonalData: { cards: cardsOf },
}
