import * as tokens from '@/contract/endpoints/admin/api-tokens.ts'
import * as changes from '@/contract/endpoints/admin/changes.ts'
import * as webhooks from '@/contract/endpoints/admin/webhooks.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { queueErasure, queueOrderEvent } from '../../kernel/webhook-outbox.ts'
import { compactChanges } from './changes/changes-repo.ts'
import { listChanges, listStockChanges } from './changes/list-changes.ts'
import { createToken, listTokens, revokeAllOf, revokeBeyond, revokeToken } from './tokens/manage-tokens.ts'
import { deliverWebhooks, forgetOldDeliveries } from './webhooks/deliver-webhooks.ts'
import {
  addHook,
  changeHook,
  listDeliveries,
  listHooks,
  removeHook,
  replayDelivery,
  replayFailed,
  rotateSecret,
} from './webhooks/manage-webhooks.ts'

/** Access for other programs of the shop (decision 0071). */
const routes: readonly Route[] = [
  route(tokens.listApiTokens, listTokens),
  route(tokens.createApiToken, createToken),
  route(tokens.revokeApiToken, revokeToken),
  route(webhooks.listWebhooks, listHooks),
  route(webhooks.createWebhook, addHook),
  route(webhooks.changeWebhook, changeHook),
  route(webhooks.removeWebhook, removeHook),
  route(webhooks.rotateWebhookSecret, rotateSecret),
  route(webhooks.listWebhookDeliveries, listDeliveries),
  route(webhooks.replayWebhookDelivery, replayDelivery),
  route(webhooks.replayFailedDeliveries, replayFailed),
  route(changes.orderChanges, listChanges('order')),
  route(changes.productChanges, listChanges('product')),
  route(changes.stockChanges, listStockChanges),
]

export const webhooksJob = 'webhooks'
export const changesJob = 'record-changes'
const second = 1000
const minute = 60 * second
const hour = 60 * minute

export const integrationsModule: ServerModule = {
  name: 'integrations',
  routes,
  start: context => {
    const { events } = context
    events.on('role-changed', ({ userId }, tx) => revokeBeyond(tx, userId, context))
    events.on('sessions-ended', ({ userId }, tx) => revokeBeyond(tx, userId, context)) // the account may be blocked
    events.on('order-placed', ({ orderId }, tx) => queueOrderEvent(tx, 'order.placed', orderId))
    events.on('order-paid', ({ orderId }, tx) => queueOrderEvent(tx, 'order.paid', orderId))
    events.on('order-cancelled', ({ orderId }, tx) => queueOrderEvent(tx, 'order.cancelled', orderId))
    events.on('account-deleted', ({ userId }, tx) => queueErasure(tx, { userId }))
  },
  jobs: context => [
    { name: webhooksJob, pauseMillis: 2 * second, work: stopping => deliverWebhooks(context, stopping) },
    { name: changesJob, pauseMillis: minute, work: () => compactChanges(context.db) },
    { name: 'webhook-log', pauseMillis: hour, work: () => forgetOldDeliveries(context) },
  ],
  erasePersonalData: revokeAllOf,
}
