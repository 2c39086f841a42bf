/** What the owner does with webhooks. Each change is audited. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/admin/webhooks.ts'
import { mostWebhooks } from '@/contract/endpoints/admin/webhooks.ts'
import { done } from '@/contract/envelope.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { pageMeta } from '../../../kernel/db/paging.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../../kernel/route.ts'
import { isRecentLogin } from '../../auth/recent-login.ts'
import { bodyOf } from './deliver-webhooks.ts'
import { failWaiting } from './outbox-repo.ts'
import { newSecret, rotated } from './webhook-secrets.ts'
import {
  countWebhooks,
  deleteWebhook,
  deliveriesPage,
  hasDelivery,
  insertWebhook,
  lastAttempts,
  lockWebhook,
  readWebhooks,
  repeatDelivery,
  repeatFailed,
  storeWebhook,
  type WebhookRow,
} from './webhooks-repo.ts'

async function webhookList(db: Queryable, now: Date): Promise<contract.Webhooks> {
  const rows = await readWebhooks(db)
  return {
    data: rows.map(
      ({ id, url, events, is_enabled, has_failed, waiting, former_secret_until, created_at }) => ({
        id,
        url,
        events,
        is_enabled,
        has_failed,
        waiting,
        former_secret_until:
          former_secret_until && former_secret_until > now ? former_secret_until.toISOString() : null,
        created_at: created_at.toISOString(),
      }),
    ),
  }
}

type Facts = Pick<WebhookRow, 'url' | 'events' | 'is_enabled'>
const factsOf = ({ url, events, is_enabled }: Facts) => ({ url, events: events.join(', '), is_enabled })

interface WebhookChange {
  id: number
  title: string
  before: object | null
  after: object | null
}
const audit = (tx: Queryable, context: CallContext, change: WebhookChange): Promise<void> =>
  recordChange(tx, writerOf(context), { record: 'webhook', ...change })

/** Whether the server may send requests to this address. Names are resolved when an event is delivered. */
const refuseAddress = (url: string, { config }: CallContext): Refusal | undefined =>
  url.startsWith('https:') || config.webhooksMayBePrivate
    ? undefined
    : refuse('validation', [{ path: 'url', code: 'https_address' }])

export const listHooks = (
  _: ParsedOf<typeof contract.listWebhooks>,
  { db, now }: CallContext,
): Promise<contract.Webhooks> => webhookList(db, now())

/** Refuses `login_stale`, `validation` for an address without https, and `conflict` if there are `mostWebhooks`. */
export const addHook = (
  { body }: ParsedOf<typeof contract.createWebhook>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.createWebhook> | Refusal> =>
  inTransaction(context, async tx => {
    if (!(await isRecentLogin(tx, context))) return refuse('login_stale')
    const refusal = refuseAddress(body.url, context)
    if (refusal) return refusal
    if ((await countWebhooks(tx)) >= mostWebhooks) return refuse('conflict')
    const { secret, sealed } = newSecret(context)
    const id = await insertWebhook(tx, { ...body, secret: sealed, created_at: context.now() })
    await audit(tx, context, {
      id,
      title: body.url,
      before: null,
      after: factsOf({ ...body, is_enabled: true }),
    })
    return { ...(await webhookList(tx, context.now())), secret }
  })

/** Refuses like `addHook`, and `not_found`. Disabling a webhook ends its waiting events. */
export const changeHook = (
  { params: { id }, body }: ParsedOf<typeof contract.changeWebhook>,
  context: CallContext,
): Promise<contract.Webhooks | Refusal> =>
  inTransaction(context, async tx => {
    const stored = await lockWebhook(tx, id)
    if (!stored) return refuse('not_found')
    if (body.url !== stored.url) {
      if (!(await isRecentLogin(tx, context))) return refuse('login_stale')
      const refusal = refuseAddress(body.url, context)
      if (refusal) return refusal
    }
    await storeWebhook(tx, id, { ...body, has_failed: stored.has_failed && !body.is_enabled })
    if (!body.is_enabled) await failWaiting(tx, id)
    await audit(tx, context, { id, title: body.url, before: factsOf(stored), after: factsOf(body) })
    return webhookList(tx, context.now())
  })

/** Refuses `not_found`. */
export const removeHook = (
  { params: { id } }: ParsedOf<typeof contract.removeWebhook>,
  context: CallContext,
): Promise<contract.Webhooks | Refusal> =>
  inTransaction(context, async tx => {
    const stored = await lockWebhook(tx, id)
    if (!stored) return refuse('not_found')
    await deleteWebhook(tx, id)
    await audit(tx, context, { id, title: stored.url, before: factsOf(stored), after: null })
    return webhookList(tx, context.now())
  })

/** Refuses `not_found` and `login_stale`. */
export const rotateSecret = (
  { params: { id } }: ParsedOf<typeof contract.rotateWebhookSecret>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.rotateWebhookSecret> | Refusal> =>
  inTransaction(context, async tx => {
    const stored = await lockWebhook(tx, id)
    if (!stored) return refuse('not_found')
    if (!(await isRecentLogin(tx, context))) return refuse('login_stale')
    const { secret, sealed } = newSecret(context)
    await storeWebhook(tx, id, rotated(stored, sealed, context.now()))
    const at = context.now().toISOString()
    await audit(tx, context, { id, title: stored.url, before: { secret: null }, after: { secret: at } })
    return { ...(await webhookList(tx, context.now())), secret }
  })

/** Refuses `not_found`. */
export async function listDeliveries(
  { params: { id }, query }: ParsedOf<typeof contract.listWebhookDeliveries>,
  { db }: CallContext,
): Promise<ResponseOf<typeof contract.listWebhookDeliveries> | Refusal> {
  if (!(await readWebhooks(db)).some(webhook => webhook.id === id)) return refuse('not_found')
  const { rows: deliveries, total, failed } = await deliveriesPage(db, id, query)
  const attempts = await lastAttempts(
    db,
    deliveries.map(delivery => delivery.id),
  )
  return {
    data: deliveries.map(delivery => ({
      id: delivery.id,
      event_id: delivery.event_id,
      type: delivery.type,
      record: delivery.record,
      state: delivery.state,
      created_at: delivery.created_at.toISOString(),
      next_attempt_at: delivery.state === 'waiting' ? delivery.next_attempt_at.toISOString() : null,
      body: bodyOf(delivery),
      attempts: attempts
        .filter(({ delivery_id }) => delivery_id === delivery.id)
        .map(({ at, duration, status, error, response }) => ({
          at: at.toISOString(),
          duration,
          status,
          error,
          response,
        })),
    })),
    meta: pageMeta(query, total),
    failed,
  }
}

/** Refuses `not_found`, and `conflict` for an event that waits already or whose webhook is disabled. */
export const replayDelivery = (
  { params: { id } }: ParsedOf<typeof contract.replayWebhookDelivery>,
  context: CallContext,
): Promise<typeof done | Refusal> =>
  inTransaction<typeof done>(context, async tx => {
    const repeated = await repeatDelivery(tx, id)
    if (!repeated) return refuse((await hasDelivery(tx, id)) ? 'conflict' : 'not_found')
    await audit(tx, context, {
      id: repeated.webhook_id,
      title: repeated.record,
      before: { replayed: null },
      after: { replayed: repeated.event_id },
    })
    return done
  })

/** Refuses `not_found`, and `conflict` for a disabled webhook. */
export const replayFailed = (
  { params: { id } }: ParsedOf<typeof contract.replayFailedDeliveries>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.replayFailedDeliveries> | Refusal> =>
  inTransaction(context, async tx => {
    const stored = await lockWebhook(tx, id)
    if (!stored) return refuse('not_found')
    if (!stored.is_enabled) return refuse('conflict')
    const replayed = await repeatFailed(tx, id)
    await audit(tx, context, { id, title: stored.url, before: { replayed: null }, after: { replayed } })
    return { replayed }
  })
