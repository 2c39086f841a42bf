import { afterEach, expect, it, vi } from 'vitest'

const counted = vi.hoisted(() => ({ verifications: [] as string[] }))
vi.mock('@node-rs/argon2', async importOriginal => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = (hash, password, options) => {
    counted.verifications.push(String(hash).split('$').slice(0, 4).join('$'))
    return real.verify(hash, password, options)
  }
  return { ...real, verify }
})

const { hashPassword, verifyPassword } = await import('./password.ts')
const cost = '$argon2id$v=19$m=19456,t=2,p=1'
const standard = { passwordCost: 'standard' } as const
const light = { passwordCost: 'light' } as const

afterEach(() => {
  counted.verifications = []
})

it('keeps passwords as Argon2id with the decided cost', async () => {
  expect(await hashPassword('quattro gatti', standard)).toMatch(`${cost}$`)
})

it('A13: long and emoji passwords are taken unmodified', async () => {
  const long = `${'lungo '.repeat(30)}🐉`
  const stored = await hashPassword(long, standard)
  expect(await verifyPassword(stored, long, standard)).toBe(true)
  expect(await verifyPassword(stored, long.slice(0, -2), standard)).toBe(false)
  expect(await verifyPassword(stored, long.trim().slice(0, 72), standard)).toBe(false)
})

it('A8: no account costs the same verification as a wrong password and is never right', async () => {
  const stored = await hashPassword('quattro gatti', standard)
  expect(await verifyPassword(stored, 'cinque gatti', standard)).toBe(false)
  expect(await verifyPassword(null, 'cinque gatti', standard)).toBe(false)
  expect(await verifyPassword(undefined, 'a password that no account has', standard)).toBe(false)
  expect(counted.verifications).toEqual([cost, cost, cost])
})

it('a hash made at one cost is verified under another: the cost stands in the hash', async () => {
  const stored = await hashPassword('quattro gatti', light)
  expect(stored).toContain('$m=256,t=1,p=1$')
  expect(await verifyPassword(stored, 'quattro gatti', standard)).toBe(true)
})
