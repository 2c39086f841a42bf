import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedForChannel, type PublishRequest, publishRefusal, signChannel } from './signature.ts'

const documented = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }

describe('subscription signatures', () => {
  it('equal the published examples of the protocol', () => {
    expect(signChannel(documented, '1234.1234', 'private-foobar')).toBe(
      '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    )
    const data = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}'
    expect(signChannel(documented, '1234.1234', 'presence-foobar', data)).toBe(
      '278d425bdf160c739803:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
    )
  })

  it('are valid for one socket, one channel and one channel_data only', () => {
    const auth = signChannel(documented, '1.2', 'private-a', '{"user_id":"1"}')
    const holds = (socketId: string, channel: string, data?: string) =>
      isSignedForChannel(documented, auth, socketId, channel, data)
    expect(holds('1.2', 'private-a', '{"user_id":"1"}')).toBe(true)
    expect(holds('1.3', 'private-a', '{"user_id":"1"}')).toBe(false)
    expect(holds('1.2', 'private-b', '{"user_id":"1"}')).toBe(false)
    expect(holds('1.2', 'private-a', '{"user_id":"2"}')).toBe(false)
    expect(holds('1.2', 'private-a')).toBe(false)
    expect(isSignedForChannel(documented, undefined, '1.2', 'private-a')).toBe(false)
  })
})

describe('signatures of publishers', () => {
  const now = 1_790_000_000_000
  const body = '{"name":"x","channels":["a"],"data":"{}"}'

  const signed = (change: Record<string, string> = {}, sentBody = body): PublishRequest => {
    const query = new URLSearchParams({
      auth_key: documented.key,
      auth_timestamp: String(now / 1000),
      auth_version: '1.0',
      body_md5: createHash('md5').update(body).digest('hex'),
      ...change,
    })
    const text = `POST\n/apps/3/events\n${[...query].map(([k, v]) => `${k}=${v}`).join('&')}`
    query.set('auth_signature', createHmac('sha256', documented.secret).update(text).digest('hex'))
    return { method: 'POST', path: '/apps/3/events', query, body: sentBody }
  }

  it('are accepted if they are fresh and complete', () => {
    expect(publishRefusal(documented, signed(), now)).toBeUndefined()
  })

  it.each([
    ['another key', signed({ auth_key: 'other' })],
    ['a timestamp outside ten minutes', signed({ auth_timestamp: String(now / 1000 - 601) })],
    ['no timestamp', signed({ auth_timestamp: '' })],
    ['a body that was changed on the way', signed({}, body.replace('"x"', '"y"'))],
    ['another path', { ...signed(), path: '/apps/3/batch_events' }],
    ['another method', { ...signed(), method: 'GET' }],
    ['a cut signature', withQuery(signed(), 'auth_signature', 'ab')],
    ['one more parameter', withQuery(signed(), 'info', 'user_count')],
  ])('are refused with %s', (_, request) => {
    expect(publishRefusal(documented, request, now)).toBeTypeOf('string')
  })
})

function withQuery(request: PublishRequest, name: string, value: string): PublishRequest {
  const query = new URLSearchParams(request.query)
  query.set(name, value)
  return { ...request, query }
}
