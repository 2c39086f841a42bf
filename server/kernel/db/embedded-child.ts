/**
 * Child process of the embedded database, a separate entry of the build: PGlite behind the PostgreSQL protocol on a private socket.
 * It locks its folder, accepts connections of its parent only and exits when the parent exits. The parent receives the terminal's
 * signals and stops this process.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { ChildReport } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'

const patienceMillis = 5000

const dataDir = process.argv[2] ?? 'memory:'
const sendReport = (report: ChildReport) => process.send?.(report)

process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

async function lock(): Promise<() => void> {
  if (dataDir === 'memory:') return () => {}
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir, patienceMillis)
  if (!unlock) {
    sendReport({ kind: 'refused', reason: `The folder ${dataDir} is in use by another running server.` })
    process.exit(1)
  }
  return unlock
}

async function serve(): Promise<void> {
  const unlock = await lock()
  const lite = await PGlite.create({
    dataDir: dataDir === 'memory:' ? 'memory://' : join(dataDir, 'pg'),
    extensions: { pg_trgm },
  })
  const folder = mkdtempSync(join(tmpdir(), 'bottega-'))
  const port = 5432
  const windows = process.platform === 'win32'
  const server = new PGLiteSocketServer({
    db: lite,
    maxConnections: 4,
    ...(windows ? { host: '127.0.0.1', port: 0 } : { path: join(folder, `.s.PGSQL.${port}`) }),
  })
  await server.start()

  let leaving = false
  const leave = async () => {
    if (leaving) return
    leaving = true
    await server.stop()
    await lite.close()
    rmSync(folder, { recursive: true, force: true })
    unlock()
    process.exit(0)
  }
  process.on('disconnect', () => void leave())
  process.on('message', () => void leave())
  if (!process.connected) await leave()
  sendReport({
    kind: 'ready',
    address: windows
      ? { host: '127.0.0.1', port: Number(server.getServerConn().split(':').at(-1)) }
      : { host: folder, port },
  })
}

serve().catch((error: unknown) => {
  sendReport({ kind: 'refused', reason: `The embedded database does not open: ${String(error)}` })
  process.exit(1)
})
