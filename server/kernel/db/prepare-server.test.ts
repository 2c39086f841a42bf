import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ConfigError } from '../../config.ts'
import { type DatabasePlace, openDatabase } from './database.ts'

/** PostgreSQL's message for a login during its start: severity, code and text. */
const starting = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0')
const refused = Buffer.from('SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0')

function errorMessage(fields: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeUInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

describe('the start with a PostgreSQL server', () => {
  let server: Server | undefined
  const sockets = new Set<Socket>()
  afterEach(() => {
    server?.close()
    for (const socket of sockets) socket.destroy()
  })

  /** Opens a server that responds to each login with `respond`; returns its address. */
  const serve = async (respond: (socket: Socket) => void): Promise<string> => {
    server = createServer(socket => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('data', () => respond(socket))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `postgres://me@127.0.0.1:${(server.address() as AddressInfo).port}/shop`
  }
  const open = (databaseUrl: string, place: Partial<DatabasePlace> = {}) =>
    openDatabase({
      databaseUrl,
      dataDir: 'memory:',
      onLost: () => {},
      retryMillis: 20,
      startMillis: 200,
      silenceMillis: 100,
      ...place,
    })

  it.each([
    ['accepts the connection and never responds', () => {}, 'timeout expired'],
    ['still starts', (socket: Socket) => void socket.end(errorMessage(starting)), '57P03'],
    [
      'closes the connection',
      (socket: Socket) => void socket.destroy(),
      'Connection terminated unexpectedly',
    ],
  ])('M1: is retried and ends with one sentence if it %s', async (_, respond, reason) => {
    const sentences: string[] = []
    const log = { warn: (_facts: object, sentence: string) => void sentences.push(sentence) }
    const opened = open(await serve(respond), { log: log as DatabasePlace['log'] })
    await expect(opened).rejects.toThrow(ConfigError)
    await expect(opened).rejects.toThrow(
      `The database of the environment variable DATABASE_URL does not answer (${reason}).`,
    )
    expect(sentences.length).toBeGreaterThan(0)
    expect(new Set(sentences)).toEqual(
      new Set(['PostgreSQL does not respond: the start is retried in 0.02 s']),
    )
  })

  it('does not retry a server that refuses the password', async () => {
    let attempts = 0
    const databaseUrl = await serve(socket => {
      attempts += 1
      socket.end(errorMessage(refused))
    })
    await expect(open(databaseUrl, { startMillis: 60_000 })).rejects.toThrow(
      'The database of the environment variable DATABASE_URL does not answer (28P01).',
    )
    expect(attempts).toBe(1)
  })
})
