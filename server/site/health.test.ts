import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { mountHealth, type Readiness } from './health.ts'

const well: Readiness = {
  isLeaving: false,
  isDatabaseReachable: async () => true,
  isReadable: async () => true,
  isCutOff: () => false,
  isRedisAway: () => false,
}
const withoutDatabase = { isDatabaseReachable: async () => false }

it.each<[string, Partial<Readiness>, number, object]>([
  ['is ready', {}, 200, { status: 'ready' }],
  ['is ready without Redis', { isRedisAway: () => true }, 200, { status: 'ready', redis: 'away' }],
  ['leaves', { isLeaving: true }, 404, { status: 'leaving' }],
  ['is ready while it can be read', withoutDatabase, 200, { status: 'ready', database: 'away' }],
  [
    'is not ready if nothing can be read',
    { ...withoutDatabase, isReadable: async () => false },
    503,
    { status: 'no database' },
  ],
  [
    'is not ready if only other processes reach the database',
    { ...withoutDatabase, isCutOff: () => true },
    503,
    { status: 'no database' },
  ],
])('M1: reports a process that %s', async (_, state, statusCode, body) => {
  const app = Fastify()
  mountHealth(app, { ...well, ...state })
  const response = await app.inject({ url: '/ready' })
  expect([response.statusCode, response.json()]).toEqual([statusCode, body])
  expect((await app.inject({ url: '/health' })).statusCode).toBe(200)
})
