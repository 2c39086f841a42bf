import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' }
const stripe = { ...keys, apiUrl: null, patienceMillis: 1000 }
let withStripe: TestServer
let without: TestServer
beforeAll(async () => {
  withStripe = await openTestServer({ stripe, testPayments: false })
  without = await openTestServer()
})
afterAll(async () => {
  await withStripe.close()
  await without.close()
})

const policyOf = async (server: TestServer, url: string) =>
  String((await server.app.inject({ method: 'GET', url })).headers['content-security-policy'])

it('allows Stripe’s script only on the payment step, in every language, and only if Stripe is configured', async () => {
  for (const path of ['/checkout', '/de/checkout', '/checkout/complete', '/de/checkout/complete'])
    expect(await policyOf(withStripe, path)).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/)
  for (const path of ['/', '/cart', '/checkout/bank', '/account/orders', '/negozio'])
    expect(await policyOf(withStripe, path)).not.toContain('stripe')
  expect(await policyOf(without, '/checkout/complete')).not.toContain('stripe')
})

it('keeps all other directives strict', async () => {
  const policy = await policyOf(withStripe, '/checkout/complete')
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})
