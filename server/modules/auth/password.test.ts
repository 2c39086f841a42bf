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

afterEach(() => {
  counted.verifications = []
})

it('keeps passwords as Argon2id with the decided cost', async () => {
  expect(await hashPassword('quattro gatti')).toMatch(`${cost}$`)
})

it('A13: long and emoji passwords are taken unmodified', async () => {
  const long = `${'lungo '.repeat(30)}🐉`
  const stored = await hashPassword(long)
  expect(await verifyPassword(stored, long)).toBe(true)
  expect(await verifyPassword(stored, long.slice(0, -2))).toBe(false)
  expect(await verifyPassword(stored, long.trim().slice(0, 72))).toBe(false)
})

it('A8: no account costs the same verification as a wrong password and is never right', async () => {
  const stored = await hashPassword('quattro gatti')
  expect(await verifyPassword(stored, 'cinque gatti')).toBe(false)
  expect(await verifyPassword(null, 'cinque gatti')).toBe(false)
  expect(await verifyPassword(undefined, 'a password that no account has')).toBe(false)
  expect(counted.verifications).toEqual([cost, cost, cost])
})
