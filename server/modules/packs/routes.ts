import { myPacks } from '../../../src/contract/characters.ts'
import { callerOf } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { packsOf } from './repo.ts'

export const packsRoutes: readonly Route[] = [
  route(myPacks, (_, context) => packsOf(context.db, callerOf(context).userId, context.locale)),
]
