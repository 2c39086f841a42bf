/** docs/failure-cases.md group H: hostile input in every text field, invalid JSON, and emails and pages that show it. */
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanLine, cleanLines } from '@/lib/clean-text.ts'
import { mails } from '../db/schema/mail.ts'
import { cleanRichText } from '../kernel/rich-text.ts'
import { home } from '../modules/orders/testing/checkout-fixture.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { brokenJson, naughtyStrings, scriptPayloads } from './hostile-words.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const longest = 30 // within the limit of all these fields
const short = (text: string) => [...text].slice(0, longest).join('')

interface Field {
  name: string
  write(text: string): Promise<{ status: number; stored: unknown }>
}
const fields: readonly Field[] = [
  {
    name: 'the name of a profile',
    write: async text => {
      const { id } = (await server.call('GET', '/auth/user', { as: 'user' })).json()
      const response = await server.call('PUT', `/auth/users/${id}`, { as: 'user', body: { name: text } })
      const read = await server.call('GET', '/auth/user', { as: 'user' })
      return { status: response.statusCode, stored: read.json().name }
    },
  },
  {
    name: 'the lines of an address',
    write: async text => {
      const address = { ...home, street: text, company: text }
      const response = await server.call('POST', '/me/addresses', { as: 'user', body: address })
      if (response.statusCode !== 201 && response.statusCode !== 200)
        return { status: response.statusCode, stored: '' }
      const { id } = response.json()
      const list = (await server.call('GET', '/me/addresses', { as: 'user' })).json<
        { id: number; street: string }[]
      >()
      await server.call('DELETE', `/me/addresses/${id}`, { as: 'user' })
      return { status: response.statusCode, stored: list.find(address => address.id === id)?.street }
    },
  },
  {
    name: 'a search',
    write: async text => {
      const response = await server.call(
        'GET',
        `/products?search=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))}`,
      )
      return { status: response.statusCode, stored: text }
    },
  },
  {
    name: 'a coupon',
    write: async text => {
      const response = await server.call('POST', '/coupons/validate', { body: { code: text } })
      return { status: response.statusCode, stored: text }
    },
  },
]

describe('H4: naughty strings', () => {
  it.each(fields)('H4: are refused with a code or stored unchanged by $name', async ({ write }) => {
    const wrong: string[] = []
    for (const naughty of naughtyStrings.map(short)) {
      const { status, stored } = await write(naughty)
      const accepted = [naughty, naughty.trim(), cleanLine(naughty), cleanLines(naughty)]
      if (status !== 422 && !(status < 300 && accepted.includes(String(stored))))
        wrong.push(`${JSON.stringify(naughty)}: ${status} ${JSON.stringify(stored)}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(brokenJson)('H4: responds 400 to %j, which is not JSON', async payload => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/coupons/validate',
      headers: { 'content-type': 'application/json' },
      payload,
    })
    expect([400, 422]).toContain(response.statusCode)
  })
})

describe('H1: scripts in rich text', () => {
  const allowedHtml =
    /^<\/?(p|br|strong|em|h2|h3|ul|ol|li|blockquote|a)( href="(https?:|mailto:|tel:|\/|#)[^"<>]*")?( \/)?>$/

  it.each(scriptPayloads)('H1: keeps only what the editor writes from %s', payload => {
    const stored = cleanRichText(`<p>prima</p>${payload}<p>dopo</p>`)
    expect((stored.match(/<[^>]*>/g) ?? []).filter(tag => !allowedHtml.test(tag))).toEqual([])
    expect(cleanRichText(stored)).toBe(stored)
  })
})

describe('H3: user text in a page', () => {
  const mark = '</script><script>alert(1)</script>'

  it.each([
    `/negozio?search=${encodeURIComponent(mark)}`,
    `/negozio/${encodeURIComponent(mark)}`,
    `/${encodeURIComponent(mark)}`,
    `/characters/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
  ])('H3: cannot be executed: %s', async url => {
    const { body, headers } = await server.app.inject({ url })
    expect(body).not.toContain('<script>alert(1)')
    expect(body).not.toContain('<img src=x')
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
  })

  it('H1, H3: stays text in pages and emails that show a name full of tags', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const email = 'tags@example.com'
    await server.call('POST', '/auth/register', { body: { name, email, password: 'sette nani al mercato' } })
    const [sentEmail] = await server.context.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    expect(sentEmail?.recipient).toBe(email)
    expect(sentEmail?.html).not.toContain('<img src=x')
  })
})

describe('H5: values in headers', () => {
  it.each(['Ada\r\nBcc: evil@example.com', 'Ada\nSubject: altro', 'Ada\u0085Bcc: evil@example.com'])(
    'H5: cannot be added to an email by the name %j',
    async name => {
      const email = `crlf-${Buffer.from(name).toString('hex').slice(6, 14)}@example.com`
      const body = { name, email, password: 'sette nani al mercato' }
      const response = await server.call('POST', '/auth/register', { body })
      if (response.statusCode === 422) return
      const [sentEmail] = await server.context.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
      expect(sentEmail?.recipient).toBe(email)
      expect(sentEmail?.subject).not.toMatch(/[\r\n]/)
    },
  )
})
