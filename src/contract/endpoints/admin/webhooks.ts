/** Webhooks (decision 0071): the shop sends events to addresses of other programs. Only for the owner. */
import { z } from 'zod'
import { cleanCode } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, PageQuery, pageOf } from '../../envelope.ts'

const integrations = { tag: 'Integrations', permission: 'admin:integrations' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found'] as const

export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.parcel_undone',
  'order.cancelled',
  'order.refunded',
  'product.changed',
  'stock.changed',
  'customer.erased',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const mostWebhooks = 20
/** A replaced secret still signs for so long, so that the receiver can change it without losing events. */
export const secretOverlapHours = 24
/** An event that could not be delivered for so long disables its webhook. */
export const retryDays = 3
/** The log contains the events of this time. */
export const logDays = 30

export const Webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    events: z.array(WebhookEvent),
    is_enabled: z.boolean(),
    has_failed: z.boolean(), // disabled, because an event could not be delivered for `retryDays`
    waiting: z.int(), // events to be delivered
    former_secret_until: z.string().nullable(), // while a replaced secret still signs
    created_at: z.string(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

const Webhooks = z.object({ data: z.array(Webhook) }) // the newest first
export type Webhooks = z.infer<typeof Webhooks>
const WebhooksWithSecret = Webhooks.extend({ secret: z.string() })

const url = z
  .string({ error: 'required' })
  .overwrite(cleanCode)
  .max(500, 'too_long')
  .refine(value => {
    const parsed = URL.parse(value)
    return (
      parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '' && parsed.hash === ''
    )
  }, 'https_address')
const WebhookBody = z.strictObject({ url, events: z.array(WebhookEvent).min(1, 'required').max(20) })

export const listWebhooks = endpoint({
  ...integrations,
  method: 'GET',
  path: '/admin/webhooks',
  summary: 'Webhooks of the shop, without their secrets',
  response: Webhooks,
  problems: ['unauthenticated', 'forbidden'],
})

/** `conflict`: there are `mostWebhooks` already. */
export const createWebhook = endpoint({
  ...integrations,
  method: 'POST',
  path: '/admin/webhooks',
  summary: 'Subscribe an address to events; only this response contains the secret',
  body: WebhookBody,
  response: WebhooksWithSecret,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'login_stale', 'conflict'],
})

export const changeWebhook = endpoint({
  ...integrations,
  method: 'PUT',
  path: '/admin/webhooks/:id',
  summary: 'Change address, events and whether the webhook is enabled',
  params: IdParams,
  body: WebhookBody.extend({ is_enabled: z.boolean() }),
  response: Webhooks,
  problems: [...refused, 'login_stale'],
})

export const removeWebhook = endpoint({
  ...integrations,
  method: 'DELETE',
  path: '/admin/webhooks/:id',
  summary: 'Delete a webhook with its log',
  params: IdParams,
  response: Webhooks,
  problems: refused,
})

export const rotateWebhookSecret = endpoint({
  ...integrations,
  method: 'POST',
  path: '/admin/webhooks/:id/secret',
  summary: 'Replace the secret; the former one also signs for a day',
  params: IdParams,
  body: z.strictObject({}),
  response: WebhooksWithSecret,
  problems: [...refused, 'login_stale'],
})

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export const WebhookDelivery = z
  .object({
    id: z.int(),
    event_id: z.string(), // the same for each attempt and replay
    type: WebhookEvent,
    record: z.string(), // `order:12`
    state: z.enum(deliveryStates),
    created_at: z.string(),
    next_attempt_at: z.string().nullable(), // while it is waiting
    body: z.string(), // of the request
    attempts: z.array(
      z.object({
        at: z.string(),
        duration: z.int(), // milliseconds
        status: z.int().nullable(), // null: no response
        error: z.string(), // '' = none
        response: z.string(), // its first characters
      }),
    ), // the newest first, at most ten
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const listWebhookDeliveries = endpoint({
  ...integrations,
  method: 'GET',
  path: '/admin/webhooks/:id/deliveries',
  summary: 'Events of a webhook of the last thirty days with the attempts to deliver them, the newest first',
  params: IdParams,
  query: PageQuery.pick({ page: true, per_page: true }).extend({ state: z.enum(deliveryStates).optional() }),
  response: pageOf(WebhookDelivery).extend({ failed: z.int() }), // `failed`: number of failed events on all pages
  problems: refused,
})

export const replayWebhookDelivery = endpoint({
  ...integrations,
  method: 'POST',
  path: '/admin/webhook-deliveries/:id/replay',
  summary: 'Deliver an event again; its webhook must be enabled',
  params: IdParams,
  body: z.strictObject({}),
  response: Done,
  problems: [...refused, 'conflict'],
})

/** Of each record they are delivered in the order in which they happened. `conflict`: the webhook is disabled. */
export const replayFailedDeliveries = endpoint({
  ...integrations,
  method: 'POST',
  path: '/admin/webhooks/:id/replay-failed',
  summary: 'Deliver all failed events of a webhook again; it must be enabled',
  params: IdParams,
  body: z.strictObject({}),
  response: z.object({ replayed: z.int() }),
  problems: [...refused, 'conflict'],
})
