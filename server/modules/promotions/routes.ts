import * as contract from '../../../src/contract/promotion-administration.ts'
import { listPromotions } from '../../../src/contract/promotions.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { addRecord, dropRecord, saveRecord } from '../audit/keep-record.ts'
import { pagePromotions, promotionKind } from './administer-promotions.ts'
import { showPromotions } from './list-promotions.ts'

export const promotionsRoutes: readonly Route[] = [
  route(listPromotions, showPromotions),
  route(contract.adminPromotions, pagePromotions),
  route(
    contract.adminPromotion,
    async ({ params }, { db, now }) =>
      (await promotionKind.read(db, params.id, now())) ?? refuse('not_found'),
  ),
  route(contract.createPromotion, ({ body }, context) => addRecord(promotionKind, body, context)),
  route(contract.changePromotion, ({ params, body: { version, ...body } }, context) =>
    saveRecord(promotionKind, { id: params.id, version, body }, context),
  ),
  route(contract.removePromotion, ({ params }, context) => dropRecord(promotionKind, params.id, context)),
]
