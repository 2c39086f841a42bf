import * as contract from '@/contract/endpoints/admin/promotions.ts'
import { listPromotions } from '@/contract/endpoints/shop/promotions.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { listRecords, showRecord } from '../../kernel/records/read-records.ts'
import { createRecord, removeRecord, saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, route } from '../../kernel/route.ts'
import { showPromotions } from './list-promotions.ts'
import { promotionRecord } from './promotion-record.ts'

const routes: readonly Route[] = [
  route(listPromotions, showPromotions),
  route(contract.adminPromotions, listRecords(promotionRecord)),
  route(contract.adminPromotion, showRecord(promotionRecord)),
  route(contract.createPromotion, createRecord(promotionRecord)),
  route(contract.changePromotion, saveRecord(promotionRecord)),
  route(contract.removePromotion, removeRecord(promotionRecord)),
]

export const promotionsModule: ServerModule = { name: 'promotions', routes }
