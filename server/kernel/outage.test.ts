import { describe, expect, it } from 'vitest'
import { problemStatus } from '@/contract/problems.ts'
import { isOutage } from './outage.ts'
import { problemOfError } from './problem-response.ts'

const withCode = (code: string, message = 'a driver says so', severity = 'ERROR') =>
  Object.assign(new Error(message), { code, severity })

/** As drizzle wraps the error of the driver. */
const wrapped = (cause: Error) => new Error('Failed query', { cause })

const statusOf = (error: unknown) => problemStatus[problemOfError(error).code]

it.each([
  ['a database that refuses connections', withCode('ECONNREFUSED')],
  ['a database without a route to it', withCode('ENETUNREACH')],
  ['a database whose name is not resolved', withCode('EAI_AGAIN')],
  ['a database that closes the connection while it is written to', withCode('EPIPE')],
  ['a database that shuts down', withCode('57P01', 'terminating connection', 'FATAL')],
  [
    'a database that recovers after a crash',
    withCode('57P03', 'the database system is in recovery mode', 'FATAL'),
  ],
  ['a database that has no place for one more client', withCode('53300', 'too many clients', 'FATAL')],
  ['a database that refuses the password', withCode('28P01', 'password authentication failed', 'FATAL')],
  ['a database whose disk is full', withCode('53100')],
  ['a database whose disk fails', withCode('58030')],
  ['a database that only reads, after a failover', withCode('25006')],
  ['a database that does not confirm whether it has committed', withCode('08007')],
  ['a statement that exceeds its time', withCode('57014')],
  ['a statement that waits too long for a lock', withCode('55P03')],
  ['a transaction that was idle for too long', withCode('25P03', 'idle-in-transaction timeout', 'FATAL')],
  ['a replica that ends a query because of its replay', withCode('40001')],
  ['a pooled session that lost a prepared statement', withCode('26000')],
  ['a pooled session with the statement of another connection', withCode('42P05')],
  ['a database that accepts a connection and never responds', new Error('timeout expired')],
  ['a full disk of the server', withCode('ENOSPC')],
  ['a disk that was mounted to be read only', withCode('EROFS')],
])('L5, M1: maps %s to 503, thrown directly or wrapped', (_, error) => {
  expect([statusOf(error), statusOf(wrapped(error))]).toEqual([503, 503])
})

it.each([
  'server conn crashed?',
  'server login has been failing, try again later (server_login_retry)',
  'query_wait_timeout',
  'client_login_timeout (server down)',
  'no more connections allowed (max_client_conn)',
  'server shutting down',
])('M1: maps the error “%s” of PgBouncer to 503', message => {
  expect(statusOf(wrapped(withCode('08P01', message, 'FATAL')))).toBe(503)
})

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout exceeded: the database does not answer',
  'Connection is closed.',
  'Reached the max retries per request limit (which is 1).',
])('M1: maps the error “%s” of a driver to 503', message => {
  const error = new Error(message)
  expect([statusOf(error), statusOf(wrapped(error))]).toEqual([503, 503])
})

it('L7, W12: maps a restart of the embedded database to 503', () => {
  expect(statusOf(withCode('ENOENT', 'connect ENOENT /tmp/x/.s.PGSQL.5432'))).toBe(503)
})

it('recognises an outage in any cause of an error', () => {
  expect(isOutage(new Error('page failed', { cause: wrapped(withCode('ECONNRESET')) }))).toBe(true)
})

describe('an error of the server itself', () => {
  it.each([
    ['an unknown column', withCode('42703')],
    ['a missing file', withCode('ENOENT')],
    ['a message with too few parameters', withCode('08P01', 'bind message supplies 3 parameters')],
    ['a deadlock', withCode('40P01')],
  ])('is no outage: %s', (_, error) => {
    expect([statusOf(error), statusOf(wrapped(error))]).toEqual([500, 500])
  })
})
