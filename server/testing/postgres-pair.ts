/** Temporary PostgreSQL servers on loopback: one with a streaming replica, and the programs to make others. Needs the binaries of PostgreSQL. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { endOfLog } from '../kernel/db/replica.ts'
import { freePort } from './free-port.ts'

const versions = '/usr/lib/postgresql'
const bin = (existsSync(versions) ? readdirSync(versions) : [])
  .map(version => join(versions, version, 'bin'))
  .find(folder => existsSync(join(folder, 'pg_basebackup')))

export const hasPostgres = bin !== undefined

/** PostgreSQL refuses to run as root. */
const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

/** Runs a program of PostgreSQL as the user who owns its files. */
export function runPostgres(program: string, ...args: string[]): void {
  const [command = '', ...rest] = [...asOwner, join(bin ?? '', program), ...args]
  const { status } = spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}

const quick = ['fsync', 'synchronous_commit', 'full_page_writes'].map(name => `-c ${name}=off`).join(' ')

const synchronous = '-c synchronous_commit=on -c synchronous_standby_names=*'

/** Starts a server on the data folder. `settings`: further ones, as options of the command line. */
export function startPostgresOn(data: string, port: number, settings = ''): void {
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 ${quick} ${settings}`
  runPostgres('pg_ctl', '-D', data, '-w', '-o', options, '-l', `${data}.log`, 'start')
}

export const urlOf = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`

export interface PostgresPair {
  primary: string // URL
  replica: string // URL
  /** Runs a statement on one of them. */
  query(url: string, text: string): Promise<pg.QueryResult>
  /** Waits until the replica has replayed what the primary has written. */
  caughtUp(): Promise<void>
  pauseReplay(): Promise<unknown>
  /** Waits until the replica has caught up. */
  resumeReplay(): Promise<void>
  /** Ends the primary without a checkpoint, as a crash would. */
  stopPrimary(): void
  /** Makes the replica accept writes. Returns when it does. */
  promoteReplica(): void
  stopReplica(): void
  stop(): void
}

/** @param isSynchronous a commit waits until the replica has stored it, so that a promotion loses nothing */
export async function startPostgresPair(isSynchronous = false): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-pair-'))
  chmodSync(folder, 0o777)
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')]
  const [firstPort, secondPort] = [await freePort(), await freePort()]
  const [primary, replica] = [urlOf(firstPort), urlOf(secondPort)]
  runPostgres('initdb', '-D', first, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  startPostgresOn(first, firstPort, isSynchronous ? synchronous : '')
  runPostgres('pg_basebackup', '-D', second, '-R', '-X', 'stream', '-c', 'fast', '-d', primary)
  startPostgresOn(second, secondPort)
  const running = new Set([first, second])
  const stopOne = (data: string) => {
    if (running.delete(data)) runPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
  }
  const query = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await client.query(text)
    } finally {
      await client.end()
    }
  }
  const caughtUp = async () => {
    const { rows } = await query(primary, endOfLog)
    const isThere = `select pg_last_wal_replay_lsn() >= '${rows[0]?.at}'::pg_lsn as is_there`
    while (!(await query(replica, isThere)).rows[0]?.is_there);
  }
  return {
    primary,
    replica,
    query,
    caughtUp,
    pauseReplay: () => query(replica, 'select pg_wal_replay_pause()'),
    resumeReplay: async () => {
      await query(replica, 'select pg_wal_replay_resume()')
      await caughtUp()
    },
    stopPrimary: () => stopOne(first),
    promoteReplica: () => runPostgres('pg_ctl', '-D', second, '-w', 'promote'),
    stopReplica: () => stopOne(second),
    stop: () => {
      for (const data of [...running]) stopOne(data)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
