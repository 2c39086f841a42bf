import { expect, it } from 'vitest'
import { problemStatus } from '@/contract/problems.ts'
import { problemOfError } from './problem-response.ts'

const failing = (code: string) => Object.assign(new Error('a driver says so'), { code })
const statusOf = (error: unknown) => problemStatus[problemOfError(error).code]

it.each([
  ['a database that refuses connections', 'ECONNREFUSED'],
  ['a database that shuts down', '57P01'],
  ['a database with no place for one more client', '53300'],
  ['a database whose disk is full', '53100'],
  ['a database that only reads, after a failover', '25006'],
  ['a database that ended a statement for its length', '57014'],
  ['a full disk', 'ENOSPC'],
  ['a disk that was mounted to be read only', 'EROFS'],
])('L5, M1: maps %s to 503, thrown directly or wrapped', (_, code) => {
  expect(statusOf(failing(code))).toBe(503)
  expect(statusOf(new Error('Failed query', { cause: failing(code) }))).toBe(503)
})

it('M1: maps the driver’s error for a connection lost in a transaction to 503', () => {
  const broken = new Error('Client has encountered a connection error and is not queryable')
  expect(statusOf(broken)).toBe(503)
  expect(statusOf(new Error('Failed query: rollback', { cause: broken }))).toBe(503)
})

it('L7, W12: maps a restart of the embedded database to 503', () => {
  expect(statusOf(Object.assign(new Error('connect ENOENT /tmp/x/.s.PGSQL.5432'), { code: 'ENOENT' }))).toBe(
    503,
  )
})

it('maps values that no column can store to 422', () => {
  expect(statusOf(new Error('Failed query', { cause: failing('22003') }))).toBe(422)
})

it('maps a bug of the server to 500', () => {
  expect(statusOf(failing('42703'))).toBe(500)
  expect(statusOf(failing('ENOENT'))).toBe(500)
})

it.each(['22003', '22021', '22P05'])(
  'maps a value that no column can store (%s) to an error of the caller',
  code => {
    expect(problemOfError(new Error('Failed query', { cause: failing(code) })).code).toBe('validation')
  },
)
