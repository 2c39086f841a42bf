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

it('stores passwords as Argon2id with the configured cost', async () => {
  expect(await hashPassword('quattro gatti', standard)).toMatch(`${cost}$`)
})

it('A13: accepts long and emoji passwords unmodified', async () => {
  const long = `${'lungo '.repeat(30)}🐉`
  const stored = await hashPassword(long, standard)
  expect(await verifyPassword(stored, long, standard)).toBe(true)
  expect(await verifyPassword(stored, long.slice(0, -2), standard)).toBe(false)
  expect(await verifyPassword(stored, long.trim().slice(0, 72), standard)).toBe(false)
})

it('A8: takes the same time for an unknown account as for a wrong password, and never accepts it', async () => {
  const stored = await hashPassword('quattro gatti', standard)
  expect(await verifyPassword(stored, 'cinque gatti', standard)).toBe(false)
  expect(await verifyPassword(null, 'cinque gatti', standard)).toBe(false)
  expect(await verifyPassword(undefined, 'a password that no account has', standard)).toBe(false)
  expect(counted.verifications).toEqual([cost, cost, cost])
})

it('verifies a hash after the configured cost changed, because the hash contains its cost', async () => {
  const stored = await hashPassword('quattro gatti', light)
  expect(stored).toContain('$m=256,t=1,p=1$')
  expect(await verifyPassword(stored, 'quattro gatti', standard)).toBe(true)
})
