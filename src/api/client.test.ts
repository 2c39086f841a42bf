import { afterEach, expect, it } from 'vitest'
import { listProducts } from '@/contract/catalog.ts'
import { call, configureApi } from './client.ts'
import { unreachable } from './failure.ts'

const wiring = { token: () => null, locale: () => 'it' as const, onToken: () => {}, onSessionLost: () => {} }

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

it('a page of the network in between is no answer: the shop was not reached', async () => {
  expect(await answerOf(200, 'text/html; charset=utf-8', '<p>Benvenuti in rete</p>')).toEqual({
    ok: false,
    failure: unreachable,
  })
})

it('a proxy’s error page is the failure of its status', async () => {
  const answer = await answerOf(502, 'text/html', '<h1>Bad Gateway</h1>')
  expect(answer).toMatchObject({ ok: false, failure: { status: 502, code: 'internal' } })
})
