import { expect, it } from 'vitest'
import { isLinkGood, signLink } from './signed-link.ts'

const secret = 'a secret of the server'
const now = new Date('2026-11-21T10:00:00Z')
const opened = (link: string, path = link.split('?')[0] ?? '', key = secret, millis = 0) => {
  const query = Object.fromEntries(new URLSearchParams(link.split('?')[1]))
  return isLinkGood(path, query, key, new Date(now.getTime() + millis))
}

it('opens its own file for sixty seconds', () => {
  const link = signLink('/files/invoices/BA-1001', secret, now)
  expect(opened(link)).toBe(true)
  expect(opened(link, undefined, secret, 60_000)).toBe(true)
  expect(opened(link, undefined, secret, 60_001)).toBe(false)
})

it('B3: opens no other file, and rejects another key and a changed expiry', () => {
  const link = signLink('/files/invoices/BA-1001', secret, now)
  expect(opened(link, '/files/invoices/BA-1002')).toBe(false)
  expect(opened(link, undefined, 'another secret')).toBe(false)
  expect(opened(link.replace(/until=\d+/, `until=${now.getTime() + 3_600_000}`))).toBe(false)
  expect(opened(link.replace(/signature=.*/, 'signature='))).toBe(false)
  expect(isLinkGood('/files/invoices/BA-1001', {}, secret, now)).toBe(false)
})
