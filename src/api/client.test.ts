import { afterEach, expect, it } from 'vitest'
import { changeProducts } from '@/contract/endpoints/admin/products.ts'
import { listProducts } from '@/contract/endpoints/shop/catalog.ts'
import { call, configureApi } from './client.ts'
import { unreachable } from './failure.ts'

const wiring = {
  token: () => null,
  locale: () => 'it' as const,
  onToken: () => {},
  onSessionLost: async () => null,
}

afterEach(() => configureApi(wiring))

const answerOf = (status: number, type: string, data: unknown) => {
  configureApi({ ...wiring, carry: async () => ({ status, data, headers: { 'content-type': type } }) })
  return call(listProducts)
}

it('an answer of the shop is a value', async () => {
  expect(await answerOf(200, 'application/json; charset=utf-8', { data: [] })).toEqual({
    ok: true,
    value: { data: [] },
  })
})

it('admin 9: a call whose session has ended waits for the next login and is sent again, with its body', async () => {
  const sent: unknown[] = []
  let token = 'dead'
  configureApi({
    ...wiring,
    token: () => token,
    onSessionLost: async () => {
      token = 'new'
      return token
    },
    carry: async ({ url, headers, data }) => {
      const isNew = headers?.Authorization === 'Bearer new'
      if (url !== '/auth/refresh') sent.push([headers?.Authorization, data])
      return isNew
        ? { status: 200, data: { id: 7 }, headers: {} }
        : { status: 401, data: { code: 'session_ended', message: '' }, headers: {} }
    },
  })
  const body = { ids: [7], status: 'draft' as const }
  expect(await call(changeProducts, { body })).toMatchObject({ ok: true })
  expect(sent).toEqual([
    ['Bearer dead', body],
    ['Bearer new', body],
  ])
})

it('a page of the network in between is no answer: the shop was not reached', async () => {
  expect(await answerOf(200, 'text/html; charset=utf-8', '<p>Benvenuti in rete</p>')).toEqual({
    ok: false,
    failure: unreachable,
  })
})

it('a proxy’s error page is the failure of its status', async () => {
  const response = await answerOf(502, 'text/html', '<h1>Bad Gateway</h1>')
  expect(response).toMatchObject({ ok: false, failure: { status: 502, code: 'internal' } })
})
