import * as desk from '@/contract/endpoints/admin/order-entry.ts'
import * as contract from '@/contract/endpoints/admin/orders.ts'
import { type Route, route } from '../../kernel/route.ts'
import { auditedLineChange, auditedOrderChange, auditedParcelChange } from './audited-changes.ts'
import { applyOrderEdit, changeOneLine, previewOrderEdit, writeNote } from './edit/edit-order.ts'
import {
  countMoney,
  giveMoneyBack,
  listEveryOrder,
  moveOrder,
  showEveryOrder,
  showRefund,
} from './order-administration.ts'
import { beginDraft, openDraft, placeDraft, storeDraft, throwDraftAway } from './place/drafts.ts'
import { changeOneParcel, sendOneParcel } from './ship/parcels.ts'
import { retryPrint } from './ship/retry-print.ts'

export const orderAdministrationRoutes: readonly Route[] = [
  route(contract.adminOrders, listEveryOrder),
  route(contract.adminOrder, showEveryOrder),
  route(contract.changeOrder, auditedOrderChange(moveOrder)),
  route(contract.recordPayment, auditedOrderChange(countMoney)),
  route(contract.previewRefund, showRefund),
  route(contract.refundOrder, auditedOrderChange(giveMoneyBack)),
  route(contract.sendParcel, auditedOrderChange(sendOneParcel)),
  route(contract.changeParcel, auditedParcelChange(changeOneParcel)),
  route(contract.retryPrint, retryPrint),
  route(desk.startDraft, beginDraft),
  route(desk.readDraft, openDraft),
  route(desk.saveDraft, storeDraft),
  route(desk.discardDraft, throwDraftAway),
  route(desk.placeDraft, placeDraft),
  route(desk.previewEdit, previewOrderEdit),
  route(desk.applyEdit, auditedOrderChange(applyOrderEdit)),
  route(desk.changeLine, auditedLineChange(changeOneLine)),
  route(desk.noteOrder, auditedOrderChange(writeNote)),
]
