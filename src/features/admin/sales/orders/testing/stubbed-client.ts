/** Replaces `@/api/client.ts` in tests of the order screen. It imports no module that calls the client. */
import { adminCarriers } from '@/contract/endpoints/admin/carriers.ts'
import { adminOrders } from '@/contract/endpoints/admin/order-list.ts'
import { adminOrder, previewRefund } from '@/contract/endpoints/admin/orders.ts'

interface RefundBody {
  lines: { line_id: number; quantity: number }[]
}

/** An item is worth two euros, and ten are refundable. */
function offerFor({ lines }: RefundBody) {
  const parts = lines.map(line => ({ ...line, amount: line.quantity * 200 }))
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const left = { amount: 1000, shipping: 0, lines: [{ line_id: 51, quantity: 2 }] }
  return { lines: parts, shipping: 0, amount, left }
}

export type Call = {
  endpoint: unknown
  input: { body: unknown }
  headers: Record<string, string> | undefined
}

export const stubbed = {
  order: {} as unknown,
  read: (_endpoint: unknown): unknown => undefined, // further responses that are read
  answer: (_call: unknown): unknown => undefined,
}

export const stubbedClient = {
  callOrThrow: async (endpoint: unknown, input: unknown) => {
    if (endpoint === adminOrder) return stubbed.order
    if (endpoint === previewRefund) return offerFor((input as { body: RefundBody }).body)
    if (endpoint === adminCarriers) return { carriers: [{ name: 'BRT' }, { name: 'GLS' }], version: '' }
    if (endpoint === adminOrders) return { data: [], meta: { total: 0 } }
    const response = stubbed.read(endpoint)
    if (response === undefined) throw new Error('unexpected call')
    return response
  },
  call: async (endpoint: unknown, input: unknown, headers: unknown) =>
    stubbed.answer({ endpoint, input, headers }),
}
