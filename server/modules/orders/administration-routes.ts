import * as contract from '../../../src/contract/order-administration.ts'
import * as desk from '../../../src/contract/order-desk.ts'
import { type Route, route } from '../../kernel/route.ts'
import { beginDraft, keepDraft, openDraft, placeDraft, throwDraftAway } from './drafts.ts'
import { applyOrderEdit, changeOneLine, previewOrderEdit, writeNote } from './edit-order.ts'
import {
  countMoney,
  giveMoneyBack,
  listEveryOrder,
  moveOrder,
  showEveryOrder,
} from './order-administration.ts'
import { changeOneParcel, sendOneParcel } from './parcels.ts'
import { toldOfLine, toldOfOrder, toldOfParcel } from './told-to-register.ts'

export const orderAdministrationRoutes: readonly Route[] = [
  route(contract.adminOrders, listEveryOrder),
  route(contract.adminOrder, showEveryOrder),
  route(contract.changeOrder, toldOfOrder(moveOrder)),
  route(contract.recordPayment, toldOfOrder(countMoney)),
  route(contract.refundOrder, toldOfOrder(giveMoneyBack)),
  route(contract.sendParcel, toldOfOrder(sendOneParcel)),
  route(contract.changeParcel, toldOfParcel(changeOneParcel)),
  route(desk.startDraft, beginDraft),
  route(desk.readDraft, openDraft),
  route(desk.saveDraft, keepDraft),
  route(desk.discardDraft, throwDraftAway),
  route(desk.placeDraft, placeDraft),
  route(desk.previewEdit, previewOrderEdit),
  route(desk.applyEdit, toldOfOrder(applyOrderEdit)),
  route(desk.changeLine, toldOfLine(changeOneLine)),
  route(desk.noteOrder, toldOfOrder(writeNote)),
]
