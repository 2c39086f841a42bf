/**
 * Delivers the events of webhooks (decision 0071). Each webhook has its own lane that sends one event at a time, so a slow receiver delays
 * only its own events. An event is delivered at least once. Events of one record arrive in their order.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { logDays } from '@/contract/endpoints/admin/webhooks.ts'
import type { AppContext } from '../../../kernel/context.ts'
import { postSafely } from '../../../kernel/safe-request.ts'
import {
  type Attempt,
  claimDelivery,
  deleteOldDeliveries,
  disableFailed,
  dueWebhooks,
  findWebhook,
  markDelivered,
  ownersOf,
  planRetry,
  storeAttempt,
} from './outbox-repo.ts'
import { signatureHeader, signatureOf } from './signature.ts'
import { secretsOf } from './webhook-secrets.ts'
import type { DeliveryRow, WebhookRow } from './webhooks-repo.ts'

const mostLanes = 20
const patienceMillis = 10_000
const mostBytes = 1000
const lookMillis = 1000 // how often new events are noticed while a lane runs
const minute = 60
const hour = 60 * minute
/** Seconds until the next attempt. The last one repeats until the time for attempts is over. */
const retrySeconds = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour]

type Shop = Pick<AppContext, 'db' | 'config' | 'log' | 'mail' | 'now'>

/** Delivers what is due, and returns when nothing is. */
export async function deliverWebhooks(shop: Shop, stopping: AbortSignal): Promise<void> {
  const lanes = new Map<number, Promise<void>>()
  const openLanes = async () => {
    for (const id of await dueWebhooks(shop.db)) {
      if (lanes.has(id) || lanes.size >= mostLanes) continue
      lanes.set(
        id,
        serve(id, shop, stopping)
          .catch((error: unknown) => shop.log.error({ err: error, webhook: id }, 'webhook not served'))
          .finally(() => lanes.delete(id)),
      )
    }
  }
  await openLanes()
  while (lanes.size > 0) {
    const look = new AbortController()
    await Promise.race([
      ...lanes.values(),
      pause(lookMillis, undefined, { signal: look.signal }).catch(() => {}),
    ])
    look.abort()
    if (!stopping.aborted) await openLanes()
  }
}

async function serve(webhookId: number, shop: Shop, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const delivery = await claimDelivery(shop.db, webhookId)
    const webhook = delivery && (await findWebhook(shop.db, webhookId))
    if (!webhook) return
    await attempt(delivery, webhook, shop)
  }
}

/** Returns the body of the request. It is the same for each attempt. */
export const bodyOf = ({ event_id, type, created_at, data }: DeliveryRow): string =>
  JSON.stringify({ id: event_id, type, created_at: created_at.toISOString(), data })

async function attempt(delivery: DeliveryRow, webhook: WebhookRow, shop: Shop): Promise<void> {
  const result = await send(delivery, webhook, shop)
  const isDelivered = result.status !== null && result.status >= 200 && result.status < 300
  await shop.db.transaction(async tx => {
    await storeAttempt(tx, delivery.id, result)
    if (isDelivered) return markDelivered(tx, delivery.id)
    const seconds = retrySeconds[Math.min(delivery.attempts, retrySeconds.length) - 1] ?? minute
    if (await planRetry(tx, delivery.id, seconds)) return
    if (!(await disableFailed(tx, webhook.id))) return
    for (const { name, email, locale } of await ownersOf(tx)) {
      const data = { name, host: new URL(webhook.url).host }
      await shop.mail.send({ name: 'webhook-disabled', to: email, locale, data }, tx)
    }
  })
}

async function send(delivery: DeliveryRow, webhook: WebhookRow, shop: Shop): Promise<Attempt> {
  const body = bodyOf(delivery)
  const began = performance.now()
  const duration = () => Math.round(performance.now() - began)
  try {
    const { status, text } = await postSafely({
      url: webhook.url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'BottegaArcana-Webhooks',
        [signatureHeader]: signatureOf(body, secretsOf(webhook, shop), shop.now()),
      },
      patienceMillis,
      mostBytes,
      allowsPrivate: shop.config.webhooksMayBePrivate,
    })
    return { status, error: '', response: text.replaceAll('\0', ''), duration: duration() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { status: null, error: message.slice(0, 300), response: '', duration: duration() }
  }
}

export const forgetOldDeliveries = ({ db }: Pick<AppContext, 'db'>): Promise<void> =>
  deleteOldDeliveries(db, logDays)
