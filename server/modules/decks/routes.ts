import * as contract from '@/contract/endpoints/game/deck.ts'
import { callerOf } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { decksOf } from './decks-repo.ts'
import { changeOwnDeck, throwDeckAway, upsertDeck } from './upsert-deck.ts'

export const decksRoutes: readonly Route[] = [
  route(contract.myDecks, (_, context) => decksOf(context.db, callerOf(context).userId)),
  route(contract.saveDeck, upsertDeck),
  route(contract.changeDeck, changeOwnDeck),
  route(contract.removeDeck, throwDeckAway),
]
