/**
 * Allows one process per data folder. PGlite has no lock, and two processes would silently lose each other's rows. The lock is a
 * file with its holder's id that is touched every two seconds. On the same machine, a holder is alive if its process is.
 */
import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Holder {
  pid: number
  host: string
  birth: string // start time, because process ids are reused; empty if it cannot be read
}

const touchMillis = 2000
const foreignAliveMillis = 10_000
const stealMillis = 5000

/** Returns the start of a process in clock ticks, from field 22 of /proc/<pid>/stat. */
function birthOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const ageOf = (file: string) => Date.now() - statSync(file).mtimeMs

function isAlive(file: string): boolean {
  let holder: Partial<Holder>
  try {
    holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    return ageOf(file) < foreignAliveMillis // the file is being written
  }
  if (holder.host !== hostname()) return ageOf(file) < foreignAliveMillis
  return runs(holder.pid ?? 0) && birthOf(holder.pid ?? 0) === holder.birth
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    const holder: Holder = { pid: process.pid, host: hostname(), birth: birthOf(process.pid) }
    writeSync(handle, JSON.stringify(holder))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Two starting processes may both see a dead holder; only the one with the guard may remove its lock. */
function removeDead(file: string): void {
  const guard = `${file}.steal`
  try {
    writeFileSync(guard, '', { flag: 'wx' })
  } catch {
    try {
      if (ageOf(guard) > stealMillis) rmSync(guard, { force: true })
    } catch {
      // another starting process has just removed it
    }
    return
  }
  try {
    if (!isAlive(file)) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/** Waits up to `patience` ms for a holder that is exiting. Returns undefined if a live process holds the lock. */
export async function lockFolder(folder: string, patience: number): Promise<(() => void) | undefined> {
  const file = join(folder, 'database.lock')
  const until = Date.now() + patience
  while (!create(file)) {
    if (!isAlive(file)) removeDead(file)
    else if (Date.now() > until) return undefined
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  const touch = setInterval(() => utimesSync(file, new Date(), new Date()), touchMillis)
  touch.unref()
  return () => {
    clearInterval(touch)
    rmSync(file, { force: true })
  }
}
