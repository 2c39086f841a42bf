import { afterEach, describe, expect, it, vi } from 'vitest'
import { refresh } from '@/contract/endpoints/account/auth.ts'
import { changeProducts } from '@/contract/endpoints/admin/product-bulk.ts'
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

it('returns a response of the shop as a value', async () => {
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

describe('a call with a 401 response', () => {
  /** A server that renews every token and accepts only those of `accepted`. */
  function serverWith(accepted: string[], refusal = 'session_ended') {
    const sent: unknown[] = []
    let token = 'first'
    let issued = 0
    const onSessionLost = vi.fn(async (): Promise<string | null> => null)
    configureApi({
      ...wiring,
      token: () => token,
      onToken: renewed => {
        token = renewed
      },
      onSessionLost,
      carry: async ({ url, headers }) => {
        if (url === refresh.path)
          return { status: 200, data: { access_token: `renewed-${++issued}` }, headers: {} }
        const bearer = String(headers?.Authorization).replace('Bearer ', '')
        sent.push(bearer)
        return accepted.includes(bearer)
          ? { status: 200, data: [], headers: {} }
          : { status: 401, data: { code: refusal, message: '' }, headers: {} }
      },
    })
    return {
      sent,
      onSessionLost,
      setToken: (next: string) => {
        token = next
      },
    }
  }

  it('is sent once more with the renewed token', async () => {
    const { sent, onSessionLost } = serverWith(['renewed-1'])
    expect(await call(listProducts)).toMatchObject({ ok: true })
    expect(sent).toEqual(['first', 'renewed-1'])
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  it('ends the session if the renewed token is rejected too', async () => {
    const { sent, onSessionLost } = serverWith([])
    expect(await call(listProducts)).toMatchObject({ ok: false, failure: { status: 401 } })
    expect(sent).toEqual(['first', 'renewed-1'])
    expect(onSessionLost).toHaveBeenCalledOnce()
  })

  it('is refreshed if the token that another call has renewed is rejected', async () => {
    const { sent, setToken } = serverWith(['renewed-1'])
    const pending = call(listProducts)
    setToken('other')
    expect(await pending).toMatchObject({ ok: true })
    expect(sent).toEqual(['first', 'other', 'renewed-1'])
  })

  it('keeps the session if the password in the call was wrong', async () => {
    const { sent, onSessionLost } = serverWith([], 'invalid_credentials')
    expect(await call(listProducts)).toMatchObject({ ok: false, failure: { code: 'invalid_credentials' } })
    expect(sent).toEqual(['first'])
    expect(onSessionLost).not.toHaveBeenCalled()
  })
})

it('returns the 401 of a call that was sent before a logout, and does not end the session again', async () => {
  let token: string | null = 'first'
  const onSessionLost = vi.fn(async () => null)
  const sent: (string | undefined)[] = []
  configureApi({
    ...wiring,
    token: () => token,
    onSessionLost,
    carry: async ({ url }) => {
      sent.push(url)
      token = null
      return { status: 401, data: { code: 'session_ended', message: '' }, headers: {} }
    },
  })
  expect(await call(listProducts)).toMatchObject({ ok: false, failure: { status: 401 } })
  expect(onSessionLost).not.toHaveBeenCalled()
  expect(sent).toHaveLength(1)
})

it('O7: reports an HTML page of the network as unreachable', async () => {
  expect(await answerOf(200, 'text/html; charset=utf-8', '<p>Benvenuti in rete</p>')).toEqual({
    ok: false,
    failure: unreachable,
  })
})

it('O7: reports a proxy’s error page with its status', async () => {
  const response = await answerOf(502, 'text/html', '<h1>Bad Gateway</h1>')
  expect(response).toMatchObject({ ok: false, failure: { status: 502, code: 'internal' } })
})

it('does not store the token of a refresh during which the user logged out', async () => {
  let token: string | null = 'first'
  const onToken = vi.fn()
  const onSessionLost = vi.fn(async () => null)
  configureApi({
    ...wiring,
    token: () => token,
    onToken,
    onSessionLost,
    carry: async ({ url }) => {
      if (url !== refresh.path)
        return { status: 401, data: { code: 'session_ended', message: '' }, headers: {} }
      token = null
      return { status: 200, data: { access_token: 'renewed' }, headers: {} }
    },
  })
  expect(await call(listProducts)).toMatchObject({ ok: false, failure: { status: 401 } })
  expect(onToken).not.toHaveBeenCalled()
  expect(onSessionLost).not.toHaveBeenCalled()
})
