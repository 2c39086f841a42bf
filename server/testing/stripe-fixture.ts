/**
 * A test double of Stripe: implements the part of its API that we use, has its own ledger and signs its webhooks. A test decides
 * the card's result, may let it hang or fail, and sends webhooks twice, late or out of order.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { StripeConfig } from '../config.ts'

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  amount_refunded: number
  currency: string
  status: Stripe.PaymentIntent.Status
  client_secret: string
  metadata: Record<string, string>
  allowed_payment_method_types: string[]
  last_payment_error: { code: string; decline_code?: string; charge: string } | null
}

export interface SignedCall {
  payload: string
  headers: Record<string, string>
}

/** `deaf`: executes requests and never responds. */
export type Mood = 'well' | 'hanging' | 'broken' | 'garbled' | 'deaf'

export interface StripeFixture {
  config: StripeConfig
  intents: ReadonlyMap<string, Intent>
  refunds: readonly { payment_intent: string; amount: number; key: string }[]
  calls: readonly string[] // `POST /v1/payment_intents`
  mood: Mood
  /** Simulates the result of the buyer's payment in the browser. */
  confirmCard(id: string, response: 'approve' | 'decline' | 'ask' | 'reserve' | 'accept' | 'cancel'): void
  /** Returns a signed webhook about this payment, which can be sent any number of times. */
  webhook(
    id: string,
    type:
      | 'payment_intent.succeeded'
      | 'payment_intent.processing'
      | 'payment_intent.payment_failed'
      | 'payment_intent.canceled'
      | 'charge.refunded',
    changes?: { amount?: number; currency?: string; secret?: string; signedAt?: Date },
  ): SignedCall
  /** Returns a signed event with this object. */
  event(type: string, object: object, changes?: { secret?: string; signedAt?: Date; id?: string }): SignedCall
  close(): Promise<void>
}

const secretKey = 'sk_test_bank'
const webhookSecret = 'whsec_test_of_the_bank'

const readBody = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const invalid = (message: string) => ({ error: { type: 'invalid_request_error', message } })

export async function openStripeFixture(): Promise<StripeFixture> {
  const intents = new Map<string, Intent>()
  const refunds: { payment_intent: string; amount: number; key: string }[] = []
  const responses = new Map<string, object>() // by idempotency key
  const calls: string[] = []
  const hanging = new Set<ServerResponse>()
  let createdCount = 0

  const create = (body: URLSearchParams): Intent => {
    createdCount += 1
    const id = `pi_${createdCount}_${body.get('metadata[order]')}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(body.get('amount')),
      amount_received: 0,
      amount_refunded: 0,
      currency: body.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_test`,
      metadata: { order: body.get('metadata[order]') ?? '' },
      allowed_payment_method_types: [...body]
        .filter(([name]) => name.startsWith('allowed_payment_method_types'))
        .map(([, type]) => type),
      last_payment_error: null,
    }
    intents.set(id, intent)
    return intent
  }

  const act = (intent: Intent, verb: string): [number, object] => {
    if (verb === 'cancel') {
      if (['succeeded', 'processing', 'canceled'].includes(intent.status))
        return [
          400,
          invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`),
        ]
      intent.status = 'canceled'
    }
    if (verb === 'capture') {
      if (intent.status !== 'requires_capture') return [400, invalid('nothing to capture')]
      intent.status = 'succeeded'
      intent.amount_received = intent.amount
    }
    return [200, intent]
  }

  const refund = (body: URLSearchParams, key: string): [number, object] => {
    const intent = intents.get(body.get('payment_intent') ?? '')
    const amount = Number(body.get('amount'))
    if (!intent || intent.amount_refunded + amount > intent.amount_received)
      return [400, invalid('refund is greater than the charge')]
    intent.amount_refunded += amount
    refunds.push({ payment_intent: intent.id, amount, key })
    return [200, { id: `re_${refunds.length}`, object: 'refund', amount, status: 'succeeded' }]
  }

  const respond = (method: string, path: string, body: URLSearchParams, key: string): [number, object] => {
    if (method === 'POST' && path === '/v1/payment_intents') return [200, create(body)]
    if (method === 'POST' && path === '/v1/refunds') return refund(body, key)
    if (method === 'GET' && path === '/v1/balance')
      return [200, { object: 'balance', available: [], pending: [] }]
    const [, id = '', verb = ''] = /^\/v1\/payment_intents\/([^/]+)\/?(\w*)$/.exec(path) ?? []
    const intent = intents.get(id)
    return intent ? act(intent, verb) : [404, invalid('No such payment_intent')]
  }

  const state = { mood: 'well' as Mood }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    calls.push(`${request.method} ${path}`)
    const body = await readBody(request)
    if (state.mood === 'hanging') return void hanging.add(response)
    if (state.mood === 'broken')
      return send(response, 500, { error: { type: 'api_error', message: 'broken' } })
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(response, 401, invalid('Invalid API Key provided'))
    if (state.mood === 'garbled') return void response.writeHead(200).end('<html>Wartungsarbeiten</html>')
    const key = request.headers['idempotency-key']?.toString() ?? ''
    const storedResponse = request.method === 'POST' && key ? responses.get(key) : undefined
    const [status, responseBody] = storedResponse
      ? [200, storedResponse]
      : respond(request.method ?? 'GET', path, body, key)
    if (status === 200 && key && !storedResponse) responses.set(key, structuredClone(responseBody))
    if (state.mood === 'deaf') return void response.destroy()
    send(response, status, responseBody)
  }
  const server: Server = createServer((request, response) => void handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const signer = new Stripe(secretKey)
  let events = 0

  const event: StripeFixture['event'] = (type, object, { secret = webhookSecret, signedAt, id } = {}) => {
    events += 1
    const payload = JSON.stringify({ id: id ?? `evt_${events}`, object: 'event', type, data: { object } })
    const timestamp = Math.floor((signedAt?.getTime() ?? Date.now()) / 1000)
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return { payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } }
  }

  return {
    config: {
      secretKey,
      publishableKey: 'pk_test_bank',
      webhookSecret,
      apiUrl: `http://127.0.0.1:${port}`,
      patienceMillis: 1500,
    },
    intents,
    refunds,
    calls,
    get mood() {
      return state.mood
    },
    set mood(mood: Mood) {
      state.mood = mood
    },
    confirmCard: (id, decision) => {
      const intent = intents.get(id)
      if (!intent) throw new Error(`the bank knows no payment ${id}`)
      intent.last_payment_error = null
      if (decision === 'approve')
        Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
      if (decision === 'reserve') intent.status = 'requires_capture'
      if (decision === 'ask') intent.status = 'requires_action'
      if (decision === 'accept') intent.status = 'processing'
      if (decision === 'cancel') intent.status = 'canceled'
      if (decision === 'decline')
        Object.assign(intent, {
          status: 'requires_payment_method',
          last_payment_error: {
            code: 'card_declined',
            decline_code: 'generic_decline',
            charge: `ch_${calls.length}`,
          },
        })
    },
    event,
    webhook: (id, type, { amount, currency, ...signed } = {}) => {
      const intent = intents.get(id)
      const refunded = amount ?? intent?.amount_refunded ?? 0
      const object =
        type === 'charge.refunded'
          ? { object: 'charge', payment_intent: id, amount_refunded: refunded, payment_method_details: null }
          : {
              ...intent,
              ...(amount !== undefined && { amount_received: amount, amount }),
              ...(currency && { currency }),
            }
      return event(type, object, signed)
    },
    close: async () => {
      for (const response of hanging) response.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
