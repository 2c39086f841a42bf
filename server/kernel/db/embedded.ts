/** Starts the embedded database in a child process and learns where it listens. */
import { type ChildProcess, fork } from 'node:child_process'
import { ConfigError } from '../../config.ts'
import { childEntry } from '../child-entry.ts'

export interface Embedded {
  address: { host: string; port: number } // a folder with a socket, or the loopback
  stop(): Promise<void>
}

export type ChildReport =
  | { kind: 'ready'; address: Embedded['address'] }
  | { kind: 'refused'; reason: string }

function firstReport(child: ChildProcess): Promise<ChildReport> {
  return new Promise(resolve => {
    child.once('message', report => resolve(report as ChildReport))
    child.once('error', error => resolve({ kind: 'refused', reason: String(error) }))
    child.once('exit', code =>
      resolve({ kind: 'refused', reason: `The embedded database ended at its start (${code}).` }),
    )
  })
}

/** Throws ConfigError when another server keeps the folder. */
export async function startEmbedded(dataDir: string, onLost: (reason: string) => void): Promise<Embedded> {
  const { file, ...options } = childEntry('embedded-child', import.meta.url)
  const child = fork(file, [dataDir], { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const report = await firstReport(child)
  if (report.kind === 'refused') throw new ConfigError(report.reason)
  let stopping = false
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  child.once('exit', code => {
    if (!stopping) onLost(`The embedded database ended (${code}).`)
  })
  return {
    address: report.address,
    stop: async () => {
      stopping = true
      if (child.connected) child.send('stop')
      await gone
    },
  }
}
