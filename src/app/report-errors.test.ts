// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure, unreachable } from '@/api/failure.ts'
import { reportErrors } from './report-errors.ts'

const sent: { kind: string; message: string; path: string; stack: string }[] = []
let stop = () => {}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toBe('/api/client-errors')
    sent.push(JSON.parse(body))
    return new Response()
  })
  stop = reportErrors('/api/client-errors', () => false)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const fail = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))

it('reports thrown errors, rejections and render errors with their kind, without the query of the page', async () => {
  history.replaceState(null, '', '/it/carrello?email=me@example.com#part')
  fail(new Error('thrown'))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }))
  dispatchEvent(new CustomEvent('render-error', { detail: new Error('rendered') }))
  await vi.waitFor(() => expect(sent).toHaveLength(3), 30_000)
  expect(sent.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'error: thrown',
    'rejection: rejected',
    'render: rendered',
  ])
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/it/carrello']))
  expect(sent[0]?.stack).toContain('report-errors.test')
})

it('reports an error once, and at most five of one page', async () => {
  for (let turn = 0; turn < 3; turn += 1)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) fail(new Error(name))
  await vi.waitFor(() => expect(sent).toHaveLength(5), 30_000)
  expect(sent.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('does not report failed calls, files of an older version and scripts of others', async () => {
  fail(new ApiFailure(unreachable))
  fail(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  fail('Script error.')
  fail(new Error('ours'))
  await vi.waitFor(() => expect(sent).toHaveLength(1), 30_000)
  expect(sent[0]?.message).toBe('ours')
})
