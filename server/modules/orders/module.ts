import * as credit from '@/contract/endpoints/admin/credit-notes.ts'
import * as edits from '@/contract/endpoints/admin/order-edit.ts'
import * as desk from '@/contract/endpoints/admin/order-entry.ts'
import * as list from '@/contract/endpoints/admin/order-list.ts'
import * as administration from '@/contract/endpoints/admin/orders.ts'
import { placeOrder as placing } from '@/contract/endpoints/shop/checkout.ts'
import * as guest from '@/contract/endpoints/shop/guest-orders.ts'
import * as contract from '@/contract/endpoints/shop/orders.ts'
import * as paying from '@/contract/endpoints/shop/payments.ts'
import * as documents from '@/contract/endpoints/shop/sale-documents.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { auditedLineChange, auditedOrderChange, auditedParcelChange } from './audited-changes.ts'
import { creditByHand, showCreditNote } from './documents/credit-by-hand.ts'
import { linkToDocument } from './documents/document-link.ts'
import { storeEarlierInvoices } from './documents/issue-documents.ts'
import { mountDocuments } from './documents/mount-documents.ts'
import {
  applyOrderEdit,
  changeOneLine,
  patchOneOrder,
  previewOrderEdit,
  writeNote,
} from './edit/edit-order.ts'
import { saveLeftAddresses } from './edit/save-address.ts'
import { changeTags, listTags } from './edit/tag-order.ts'
import {
  countMoney,
  giveMoneyBack,
  listEveryOrder,
  moveOrder,
  showEveryOrder,
  showRefund,
} from './order-administration.ts'
import { checkTables } from './order-states.ts'
import { abandonTry } from './pay/abandon-try.ts'
import { abandonedMillis } from './pay/expiry.ts'
import { mountWebhooks } from './pay/mount-webhooks.ts'
import { deliverLateMoney, settleOwnTestPayment } from './pay/test-bank.ts'
import {
  accountOffersJob,
  emailDocumentLink,
  offerAccount,
  orderLinksJob,
  sendAccountOffers,
  sendLinkToOrder,
  sendOrderLinks,
} from './people/guest-links.ts'
import {
  forgetAbandoned,
  forgetOrdersOf,
  lockOrders,
  ofUser,
  ordersOf,
} from './people/personal-orders-repo.ts'
import { beginAddition, beginDraft } from './place/begin-draft.ts'
import { openDraft, placeDraft, storeDraft, throwDraftAway } from './place/drafts.ts'
import { placeOrder, placeOrderOfGuest } from './place/place-order.ts'
import { releaseExpired } from './refund/release-order.ts'
import { sendRefunds } from './refund/send-refunds.ts'
import { withdrawalsOf } from './refund/withdrawals-repo.ts'
import { resendOrderEmail } from './resend-email.ts'
import { completeShipped } from './ship/complete-shipped.ts'
import { changeOneParcel, sendOneParcel, undoOneParcel } from './ship/parcels.ts'
import { retryPrint } from './ship/retry-print.ts'
import {
  abandonOwnPayment,
  cancelOwnOrder,
  confirmOwnPayment,
  listOwnOrders,
  payOwnOrder,
  showOwnOrder,
} from './view/own-orders.ts'

const administrationRoutes: readonly Route[] = [
  route(list.adminOrders, listEveryOrder),
  route(administration.adminOrder, showEveryOrder),
  route(list.orderTags, listTags),
  route(administration.tagOrder, auditedOrderChange(changeTags)),
  route(administration.changeOrder, auditedOrderChange(moveOrder)),
  route(administration.recordPayment, auditedOrderChange(countMoney)),
  route(administration.previewRefund, showRefund),
  route(administration.refundOrder, auditedOrderChange(giveMoneyBack)),
  route(credit.previewCreditNote, showCreditNote),
  route(credit.issueCreditNote, creditByHand),
  route(administration.sendParcel, auditedOrderChange(sendOneParcel)),
  route(administration.changeParcel, auditedParcelChange(changeOneParcel)),
  route(administration.undoParcel, auditedParcelChange(undoOneParcel)),
  route(administration.retryPrint, retryPrint),
  route(administration.resendEmail, resendOrderEmail),
  route(desk.startDraft, beginDraft),
  route(desk.addToOrder, beginAddition),
  route(desk.readDraft, openDraft),
  route(desk.saveDraft, storeDraft),
  route(desk.discardDraft, throwDraftAway),
  route(desk.placeDraft, placeDraft),
  route(edits.previewEdit, previewOrderEdit),
  route(edits.applyEdit, auditedOrderChange(applyOrderEdit)),
  route(edits.patchOrder, auditedOrderChange(patchOneOrder)),
  route(desk.changeLine, auditedLineChange(changeOneLine)),
  route(desk.noteOrder, auditedOrderChange(writeNote)),
]

const shopRoutes: readonly Route[] = [
  route(placing, placeOrder),
  route(guest.placeGuestOrder, placeOrderOfGuest),
  route(guest.sendOrderLink, sendLinkToOrder),
  route(documents.emailDocument, emailDocumentLink),
  route(documents.documentLink, linkToDocument),
  route(guest.saveOrder, offerAccount),
  route(contract.listOrders, listOwnOrders),
  route(contract.getOrder, showOwnOrder),
  route(contract.cancelOrder, cancelOwnOrder),
  route(paying.payOrder, payOwnOrder),
  route(paying.confirmPayment, confirmOwnPayment),
  route(paying.abandonPayment, abandonOwnPayment),
  route(paying.abandonTry, abandonTry),
  route(paying.settleTestPayment, settleOwnTestPayment),
]

const minute = 60_000

export const ordersModule: ServerModule = {
  name: 'orders',
  routes: [...shopRoutes, ...administrationRoutes],
  mount: async (app, context) => {
    mountDocuments(app, context)
    await mountWebhooks(app, context)
  },
  start: context => {
    checkTables()
    // A payment locks its order before the account. A deletion must lock in the same order.
    context.events.on(
      'account-leaving',
      async ({ userId }, tx) => void (await lockOrders(tx, ofUser(userId))),
    )
  },
  jobs: context => [
    { name: 'release-expired-orders', pauseMillis: minute, work: () => releaseExpired(context) },
    {
      name: 'forget-abandoned-orders',
      pauseMillis: 60 * minute,
      work: () => forgetAbandoned(context.db, new Date(context.now().getTime() - abandonedMillis)),
    },
    { name: 'complete-shipped-orders', pauseMillis: 10 * minute, work: () => completeShipped(context) },
    { name: 'save-addresses', pauseMillis: minute, work: () => saveLeftAddresses(context) },
    { name: 'store-earlier-invoices', pauseMillis: 60 * minute, work: () => storeEarlierInvoices(context) },
    { name: 'send-refunds', pauseMillis: minute, work: () => sendRefunds(context) },
    { name: orderLinksJob, pauseMillis: 2000, work: () => sendOrderLinks(context) },
    { name: accountOffersJob, pauseMillis: 2000, work: () => sendAccountOffers(context) },
    ...(context.config.testPayments
      ? [{ name: 'test-bank', pauseMillis: 2000, work: () => deliverLateMoney(context) }]
      : []),
  ],
  exportPersonalData: {
    orders: (db, userId) => ordersOf(db, ofUser(userId)),
    withdrawals: (db, userId) => withdrawalsOf(db, ofUser(userId)),
  },
  erasePersonalData: forgetOrdersOf,
}
