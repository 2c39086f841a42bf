import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const heldBy = (holder: unknown, age = 0) => {
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder))
  const then = new Date(Date.now() - age)
  utimesSync(file, then, then)
}

describe('lock of a data folder', () => {
  it('L4: excludes a second process until the first releases it', async () => {
    const unlock = await lockFolder(folder, 0)
    expect(await lockFolder(folder, 0)).toBeUndefined()
    unlock?.()
    expect(existsSync(file)).toBe(false)
    const again = await lockFolder(folder, 0)
    expect(again).toBeDefined()
    again?.()
  })

  it('takes over the lock of a process that has exited, also if its id is in use again', async () => {
    for (const dead of [
      { pid: 2 ** 22 + 1, host: hostname(), birth: '1' },
      { pid: process.pid, host: hostname(), birth: 'another life' },
    ]) {
      heldBy(dead)
      const unlock = await lockFolder(folder, 1000)
      expect(unlock).toBeDefined()
      unlock?.()
    }
  })

  it('respects a lock holder on another machine while its lock file is updated', async () => {
    const far = { pid: 1, host: 'another-machine', birth: '1' }
    heldBy(far)
    expect(await lockFolder(folder, 0)).toBeUndefined()
    heldBy(far, 60_000)
    const unlock = await lockFolder(folder, 1000)
    expect(unlock).toBeDefined()
    unlock?.()
  })

  it('takes over an incomplete lock file if it is old', async () => {
    heldBy('{"pid":', 60_000)
    const unlock = await lockFolder(folder, 1000)
    expect(unlock).toBeDefined()
    unlock?.()
  })

  it('L4: gives a dead holder’s lock to exactly one of many concurrent starts', async () => {
    heldBy({ pid: 2 ** 22 + 1, host: hostname(), birth: '1' })
    const locks = await Promise.all(Array.from({ length: 20 }, () => lockFolder(folder, 0)))
    const heldLocks = locks.filter(lock => lock !== undefined)
    expect(heldLocks).toHaveLength(1)
    heldLocks[0]?.()
  })
})
