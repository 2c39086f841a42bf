/**
 * Starts the embedded database in a child process and reads which socket it listens on. A child that exits is restarted on the same
 * folder, which survives a kill; requests get 503 meanwhile. If it exits repeatedly, or ran in memory only, the database is lost.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ConfigError } from '../../config.ts'
import { childEntry } from '../child-entry.ts'

interface Address {
  host: string // a folder with a socket, or the loopback address
  port: number
}

export interface Embedded {
  readonly address: Address // changes with each start of the child
  stop(): Promise<void>
}

export type ChildReport = { kind: 'ready'; address: Address } | { kind: 'refused'; reason: string }

const mostDeaths = 3 // restarts within a minute of the first one
const deathsMillis = 60_000

function firstReport(child: ChildProcess): Promise<ChildReport> {
  return new Promise(resolve => {
    child.once('message', report => resolve(report as ChildReport))
    child.once('error', error => resolve({ kind: 'refused', reason: String(error) }))
    child.once('exit', code =>
      resolve({ kind: 'refused', reason: `The embedded database ended at its start (${code}).` }),
    )
  })
}

interface Running {
  child: ChildProcess
  address: Address
  gone: Promise<string> // resolves with the exit code or signal
}

/** Throws ConfigError if another server has locked the folder. */
async function launch(dataDir: string): Promise<Running> {
  const { file, ...options } = childEntry('embedded-child', import.meta.url)
  const child = fork(file, [dataDir], { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const exited = new Promise<string>(resolve =>
    child.once('exit', (code, signal) => resolve(String(code ?? signal))),
  )
  const report = await firstReport(child)
  if (report.kind === 'refused') throw new ConfigError(report.reason)
  return { child, address: report.address, gone: exited }
}

/** Removes the socket that a killed child left behind. */
function removeSocket({ host }: Address): void {
  if (process.platform !== 'win32') rmSync(host, { recursive: true, force: true })
}

export async function startEmbedded(dataDir: string, onLost: (reason: string) => void): Promise<Embedded> {
  let running = await launch(dataDir)
  let isStopping = false
  let starting: Promise<void> = Promise.resolve()
  let deaths: number[] = [] // epoch milliseconds

  const startAgain = async (how: string): Promise<void> => {
    const now = Date.now()
    deaths = [...deaths.filter(at => now - at < deathsMillis), now]
    removeSocket(running.address)
    if (dataDir === 'memory:')
      return onLost(`The embedded database ended (${how}), and its rows, kept in memory, with it.`)
    if (deaths.length > mostDeaths)
      return onLost(`The embedded database ended (${how}) ${deaths.length} times within a minute.`)
    process.stderr.write(`The embedded database ended (${how}) and is started again.\n`)
    try {
      running = await launch(dataDir)
      watch()
    } catch (error) {
      onLost((error as Error).message)
    }
  }
  const watch = () =>
    void running.gone.then(how => {
      if (!isStopping) starting = startAgain(how)
    })
  watch()

  return {
    get address() {
      return running.address
    },
    stop: async () => {
      isStopping = true
      await starting
      if (running.child.connected) running.child.send('stop')
      await running.gone
    },
  }
}
