import * as contract from '@/contract/endpoints/game/deck.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { decksOf, forgetDecks } from './decks-repo.ts'
import { changeOwnDeck, throwDeckAway, upsertDeck } from './upsert-deck.ts'

const routes: readonly Route[] = [
  route(contract.myDecks, (_, context) => decksOf(context.db, callerOf(context).userId)),
  route(contract.saveDeck, upsertDeck),
  route(contract.changeDeck, changeOwnDeck),
  route(contract.removeDeck, throwDeckAway),
]

export const decksModule: ServerModule = {
  name: 'decks',
  routes,
  exportPersonalData: { decks: decksOf },
  erasePersonalData: forgetDecks,
}
