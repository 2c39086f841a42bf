import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { areLimitsOff: false })
})
afterAll(() => server.close())

const report = {
  kind: 'error',
  message: 'x is undefined',
  stack: 'at y (/assets/z.js:1:2)',
  path: '/it/carrello',
}
const send = (body: object) => server.call('POST', '/client-errors', { body })

const countedErrors = async () =>
  Number(
    /client_errors_total\{kind="error"\} (\d+)/.exec((await server.app.inject('/metrics')).body)?.[1] ?? 0,
  )

it('logs and counts a reported error, cuts it, refuses other fields, and limits reports per address', async () => {
  const warn = vi.spyOn(server.context.log, 'warn')
  const before = await countedErrors()
  expect((await send({ ...report, stack: 'a'.repeat(9000) })).statusCode).toBe(200)
  expect(warn).toHaveBeenCalledWith(
    { client: { ...report, stack: 'a'.repeat(3000) } },
    'an error in a browser',
  )
  expect(await countedErrors()).toBe(before + 1)
  expect((await send({ ...report, email: 'me@example.com' })).statusCode).toBe(422)
  expect((await send({ ...report, kind: 'other' })).statusCode).toBe(422)
  expect(warn).toHaveBeenCalledTimes(1)
  const statuses: number[] = []
  for (let turn = 0; turn < 20; turn += 1) statuses.push((await send(report)).statusCode)
  expect(statuses).toEqual([...Array(17).fill(200), 429, 429, 429])
})
