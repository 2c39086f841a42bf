/** The secret of a sealed pack is in no response, for any role, and in no log line (decision 0034). */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@/contract/api.ts'
import { fillPath } from '@/contract/endpoint.ts'
import type { Pack } from '@/contract/endpoints/game/packs.ts'
import { roles } from '@/domain/roles.ts'
import { makeCertain } from './open-packs.ts'
import { showOpenings } from './show-openings.ts'
import { openPackFixture, type PackFixture, type Player } from './testing/pack-fixture.ts'

let shop: PackFixture
let player: Player
let sealed: Pack
let halfOpen: Pack
let secrets: string[]
beforeAll(async () => {
  shop = await openPackFixture()
  player = await shop.newPlayer()
  const [first, two] = await shop.give(player, 'epic', 2)
  if (!first || !two) throw new Error('no packs')
  sealed = first
  halfOpen = two
  await makeCertain(shop.context.db, player.id, [halfOpen.id], undefined)
  const { rows } = await shop.context.db.execute<{ secret: string }>(sql`
    select secret from pack_secrets s join user_packs p on p.id = s.pack_id where not p.is_opened`)
  secrets = rows.map(({ secret }) => secret)
})
afterAll(() => shop.close())

/** Checks every form in which a secret could be written. */
const isRevealed = (text: string): boolean =>
  secrets.some(secret => {
    const bytes = Buffer.from(secret, 'hex')
    const forms = [secret, secret.toUpperCase(), bytes.toString('base64'), bytes.toString('base64url')]
    return forms.some(form => text.includes(form))
  })

/** Fills every parameter with values that could lead to a sealed pack. */
const pathsOf = (path: string): string[] => {
  const values = [sealed.id, halfOpen.id, String(player.id), '1', 'x']
  if (!path.includes(':')) return [path]
  return values.map(value =>
    fillPath(path, { ...Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, value])) }),
  )
}

describe('the secret of a sealed pack', () => {
  it('is stored as thirty-two random bytes for each pack', () => {
    expect(secrets.length).toBeGreaterThan(10)
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(secrets).size).toBe(secrets.length)
  })

  it('D6: is in no response of any reading endpoint, for guests, any role and its owner', {
    timeout: 120_000,
  }, async () => {
    const reading = [...api.values()].filter(({ method }) => method === 'GET')
    let responseCount = 0
    for (const { path } of reading)
      for (const filled of pathsOf(path)) {
        const responses = [
          await shop.call('GET', filled),
          await player.call('GET', filled),
          ...(await Promise.all(roles.map(role => shop.call('GET', filled, { as: role })))),
        ]
        for (const response of responses) {
          if (response.statusCode === 200) responseCount += 1
          expect(isRevealed(response.body), `${filled}: ${response.statusCode}`).toBe(false)
        }
      }
    expect(responseCount).toBeGreaterThan(100)
  })

  it('J1: is not in its owner’s export', async () => {
    const exports = [...api.values()].filter(
      ({ path, permission }) => path.includes('export') && permission === 'authenticated',
    )
    expect(exports.length).toBeGreaterThan(0)
    for (const { method, path } of exports) {
      const response = await player.call(method as 'GET' | 'POST', path, method === 'GET' ? undefined : {})
      expect(response.body).toContain(sealed.commitment)
      expect(isRevealed(response.body)).toBe(false)
    }
  })

  it('is in no refusal to open a pack of another player, also for an admin', async () => {
    const thief = await shop.newPlayer()
    const body = { ids: [sealed.id, halfOpen.id] }
    const responses = [
      await thief.open(sealed.id),
      await thief.open(halfOpen.id),
      await thief.call('POST', '/packs/open', body),
      await shop.call('POST', `/packs/${halfOpen.id}/open`, { as: 'admin', body: {} }),
      await shop.call('POST', '/packs/open', { as: 'admin', body }),
    ]
    for (const response of responses) {
      expect(response.statusCode).toBe(404)
      expect(isRevealed(response.body)).toBe(false)
    }
  })

  it('is in no response that grants a pack', async () => {
    const granted = await shop.call('POST', '/admin/packs/grants', {
      as: 'admin',
      body: { user_id: player.id, rarity: 'rare', count: 3 },
    })
    const { rows } = await shop.context.db.execute<{ secret: string }>(sql`select secret from pack_secrets`)
    for (const { secret } of rows) expect(granted.body).not.toContain(secret)
  })

  it('D6: is revealed by the opening only, and not by a half-open pack', async () => {
    expect(await showOpenings(shop.context.db, player.id, [sealed.id, halfOpen.id], 'it')).toEqual([])
    const response = await player.open(halfOpen.id)
    expect(isRevealed(response.body)).toBe(true)
  })
})
