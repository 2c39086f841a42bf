/** Tests the OpenAPI document, and a client that is generated from it and calls the real app. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { generate } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '@/contract/api.ts'
import { PrintDesign } from '@/contract/endpoints/shop/print-design.ts'
import { home, line, newKey } from '../modules/orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../modules/orders/testing/guest-fixture.ts'
import { demoPassword } from '../seed/demo-people.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

interface Parameter {
  in: string
  name: string
  required?: boolean
}

interface Content {
  content?: Record<string, { example?: unknown }>
}

interface Operation {
  operationId?: string
  tags?: string[]
  parameters?: Parameter[]
  security?: object[]
  requestBody?: Content
  responses?: Record<string, Content>
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const documentOf = async (server: TestServer): Promise<OpenApi> =>
  (await server.call('GET', '/openapi.json')).json<OpenApi>()

/** They contain the state of a battle, which the engine reads; its rules are not part of the schema. */
const battleSetups = /^(askTicket|askGuestTicket|battleRecording) response$|^claimGuestBattle request$/

const operationsOf = ({ paths }: OpenApi) => Object.values(paths).flatMap(path => Object.values(path))

describe('the OpenAPI document', () => {
  let server: TestServer
  let document: OpenApi
  beforeAll(async () => {
    server = await openTestServer()
    document = await documentOf(server)
  })
  afterAll(() => server.close())

  it('is valid against the schema of its version of OpenAPI', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('names every operation like the contract, without duplicates', () => {
    const names = operationsOf(document).map(({ operationId }) => operationId)
    expect(names.toSorted()).toEqual([...api.keys()].toSorted())
  })

  it('tags every operation and lists only paths of the API', () => {
    expect(operationsOf(document).filter(({ tags }) => tags?.length !== 1)).toEqual([])
    expect(
      Object.keys(document.paths).filter(path => !path.startsWith('/api/') || path.includes('*')),
    ).toEqual([])
  })

  it('has an example of each request body and response, which the contract accepts', () => {
    const faults: string[] = []
    let examples = 0
    for (const { operationId = '', requestBody, responses } of operationsOf(document)) {
      const endpoint = api.get(operationId)
      const check = (schema: z.ZodType | undefined, content: Content | undefined, part: string) => {
        const media = content?.content?.['application/json']
        if (!media || !schema) return
        const { success } = schema.safeParse(media.example)
        if (success && media.example !== undefined) examples += 1
        else faults.push(`${operationId} ${part}`)
      }
      check(endpoint?.body, requestBody, 'request')
      check(endpoint?.response, responses?.[String(endpoint?.status ?? 200)], 'response')
    }
    expect(faults.filter(fault => !fault.match(battleSetups))).toEqual([])
    expect(examples).toBeGreaterThan(api.size)
  })

  it('requires the header Idempotency-Key for actions that must not be repeated', () => {
    const requiring = operationsOf(document).filter(({ parameters }) =>
      parameters?.some(({ name, required }) => name === 'Idempotency-Key' && required === true),
    )
    expect(requiring.map(({ operationId }) => operationId).toSorted()).toEqual(
      [
        'abandonTry',
        'issueCreditNote',
        'placeGuestOrder',
        'placeOrder',
        'refundOrder',
        'withdrawFromOrder',
      ].toSorted(),
    )
  })

  it('offers the header X-Order-Key as an alternative to a bearer', () => {
    const order = document.paths['/api/me/orders/{number}']?.get
    expect(order?.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'X-Order-Key', required: false }),
    )
    expect(order?.security).toEqual([{ bearer: [] }, {}])
    expect(document.paths['/api/me/orders']?.get?.security).toEqual([{ bearer: [] }])
  })

  it('stays the same after another copy of the contract has registered its names', async () => {
    const copy = z.strictObject({ front: z.string() }).meta({ id: 'PrintDesign' })
    const fresh = await openTestServer()
    try {
      expect((await fresh.call('GET', '/openapi.json')).statusCode).toBe(200)
      expect(await documentOf(fresh)).toEqual(document)
    } finally {
      z.globalRegistry.remove(copy)
      z.globalRegistry.add(PrintDesign, { id: 'PrintDesign' })
      await fresh.close()
    }
  })
})

type Call = (input: Record<string, unknown>) => Promise<Record<string, unknown>>

interface Client {
  OpenAPI: { BASE: string; TOKEN: string | undefined }
  operation(name: string): Call
}

/** Generated sources are compiled on import, like all modules that a test imports. */
async function generateClient(document: OpenApi, folder: string): Promise<Client> {
  await generate({ input: document, output: folder, useOptions: true })
  const generated = await import(/* @vite-ignore */ join(folder, 'index.ts'))
  const services = Object.entries<Record<string, Call>>(generated).filter(([name]) =>
    name.endsWith('Service'),
  )
  const operation = (name: string): Call => {
    const service = services
      .map(([, candidate]) => candidate)
      .find(candidate => typeof candidate[name] === 'function')
    if (!service) throw new Error(`The client has no operation ${name}`)
    return input => (service[name] as Call)(input)
  }
  return { OpenAPI: generated.OpenAPI, operation }
}

describe('a client generated from the document', () => {
  const folder = join(import.meta.dirname, '../../.cache/api-client', String(process.pid))
  let shop: GuestFixture
  let client: Client
  const call = (name: string, input: Record<string, unknown> = {}) => client.operation(name)(input)

  beforeAll(async () => {
    shop = await openGuestFixture()
    client = await generateClient(await documentOf(shop), folder)
    client.OpenAPI.BASE = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    client.OpenAPI.TOKEN = undefined
  })

  const logIn = async (role: string): Promise<void> => {
    const session = await call('login', {
      requestBody: { email: `${role}@example.com`, password: demoPassword },
    })
    client.OpenAPI.TOKEN = String(session.access_token)
  }

  const cartFor = async () => {
    const product = await shop.shelve(5)
    const cart = {
      lines: [line(product.id)],
      country: 'IT',
      shipping_method: 'standard',
      payment_method: 'transfer',
    }
    const quote = await call('quoteCart', { requestBody: cart })
    const { due } = quote.totals as { due: number }
    return { ...cart, expected_due: due, shipping_address: home }
  }

  it('reads products and one product in the language of its header', async () => {
    const list = await call('listProducts', { perPage: 3, xLocale: 'de' })
    const [first] = list.data as { slug: string; title: string }[]
    const product = await call('getProduct', { slug: first?.slug, xLocale: 'de' })
    expect(list.data).toHaveLength(3)
    expect(product).toMatchObject({ title: first?.title })
  })

  it('stores an address of the account', async () => {
    await logIn('user')
    const added = await call('addAddress', { requestBody: { address: home } })
    const moved = { ...home, city: 'Torino' }
    await call('changeAddress', { id: added.id, requestBody: { address: moved } })
    const list = (await call('listAddresses')) as unknown as { id: number; city: string }[]
    expect(list.find(({ id }) => id === added.id)?.city).toBe('Torino')
    expect(await call('removeAddress', { id: added.id })).toEqual({ done: true })
  })

  it('places one order per Idempotency-Key, however often the request is sent', async () => {
    await logIn('user')
    const order = { idempotencyKey: newKey(), requestBody: await cartFor() }
    const [first, again] = [await call('placeOrder', order), await call('placeOrder', order)]
    const { number } = first.order as { number: string }
    expect((again.order as { number: string }).number).toBe(number)
    expect(await call('getOrder', { number })).toMatchObject({ number })
  })

  it('reads the order of a guest with its key', async () => {
    const requestBody = { ...(await cartFor()), contact_email: 'guest@example.com' }
    const placed = await call('placeGuestOrder', { idempotencyKey: newKey(), requestBody })
    const { number } = placed.order as { number: string }
    expect(await call('getOrder', { number, xOrderKey: placed.key })).toMatchObject({ number })
    await expect(call('getOrder', { number })).rejects.toMatchObject({ status: 401 })
  })

  it('changes an order with a token, its version and the list of changes', async () => {
    await logIn('user')
    const placed = await call('placeOrder', { idempotencyKey: newKey(), requestBody: await cartFor() })
    const { number } = placed.order as { number: string }
    await logIn('admin')
    const created = await call('createApiToken', {
      requestBody: { name: 'Warehouse', scopes: ['write_orders'], days: 1 },
    })
    client.OpenAPI.TOKEN = String(created.token)
    const list = await call('adminOrders', { search: number })
    const [{ id }] = list.data as [{ id: number }]
    const { version } = await call('adminOrder', { id })
    const patch = () =>
      call('patchOrder', { id, requestBody: { version, note: 'Ring twice', add_tags: ['gift'] } })
    expect(await patch()).toMatchObject({ note: 'Ring twice', tags: ['gift'], due: null })
    await expect(patch()).rejects.toMatchObject({ status: 409, body: { code: 'conflict' } })
    await expect
      .poll(async () => (await call('orderChanges', { limit: 500 })).data, { timeout: 10_000 }) // after older transactions of other tests
      .toContainEqual({ id, is_deleted: false })
  })

  it('lists the orders of the shop for an admin', async () => {
    await logIn('admin')
    const list = await call('adminOrders', { perPage: 1, toPrepare: 'true' })
    expect(list.data).toHaveLength(1)
  })
})
