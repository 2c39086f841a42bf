import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

export interface Pooler {
  /** The address of a database of the same server, through the pooler. */
  urlOf(databaseUrl: string): string
  /** Sends the clients to another server, for example a promoted replica, when their transactions have ended. */
  redirect(serverUrl: string): void
  stop(): Promise<void>
}

const settings = (server: URL, port: number, users: string, sessions: number) => `
[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 200
server_login_retry = 1
`

/** Starts PgBouncer in transaction mode in front of this server. `sessions`: sessions of PostgreSQL for all clients of a database. */
export async function startPgBouncer(serverUrl: string, sessions = 3): Promise<Pooler> {
  const server = new URL(serverUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'bottega-pooler-'))
  chmodSync(folder, 0o755) // it runs as another user than root
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${server.username}" ""\n`)
  writeFileSync(file, settings(server, port, users, sessions))
  const isRoot = process.getuid?.() === 0
  const child = spawn('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' })
  const urlOf = (databaseUrl: string) => Object.assign(new URL(databaseUrl), { port: String(port) }).href
  await answering(urlOf(serverUrl), child)
  return {
    urlOf,
    redirect: serverUrl => {
      writeFileSync(file, settings(new URL(serverUrl), port, users, sessions))
      child.kill('SIGHUP')
    },
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(connectionString: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    const client = new pg.Client({ connectionString })
    client.on('error', () => {})
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isOpen) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
