import * as contract from '@/contract/endpoints/game/online.ts'
import { type Route, route } from '../../kernel/route.ts'
import { act, forfeit, sendEmote } from './act.ts'
import { askRematch } from './ask-rematch.ts'
import { getReady } from './get-ready.ts'
import { joinByCode, joinMatch } from './join-match.ts'
import { leaveMatch } from './leave-match.ts'
import { openMatch } from './open-match.ts'
import { readMatch } from './read-match.ts'

export const matchesRoutes: readonly Route[] = [
  route(contract.openMatch, openMatch),
  route(contract.readMatch, readMatch),
  route(contract.joinMatch, joinMatch),
  route(contract.joinByCode, joinByCode),
  route(contract.getReady, getReady),
  route(contract.leaveMatch, leaveMatch),
  route(contract.act, act),
  route(contract.forfeit, forfeit),
  route(contract.askRematch, askRematch),
  route(contract.sendEmote, sendEmote),
]
