import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { StorageError } from './file-store.ts'
import { openLocalFolder } from './local-folder.ts'
import { testFileStore } from './testing/file-store-rules.ts'

const root = mkdtempSync(join(tmpdir(), 'bottega-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

testFileStore('a local folder', async () => {
  const folder = join(root, 'shared')
  return { files: openLocalFolder(folder), another: openLocalFolder(folder) }
})

describe('a local folder', () => {
  it('uses the layout of earlier versions', async () => {
    const folder = join(root, 'layout')
    mkdirSync(join(folder, 'uploads/media'), { recursive: true })
    writeFileSync(join(folder, 'uploads/media/abcdefghijklmnop.webp'), 'earlier')
    const files = openLocalFolder(folder)
    expect((await files.stat('uploads/media/abcdefghijklmnop.webp'))?.size).toBe(7)
    await files.write('documents/abcdefghijklmnop', Buffer.from('new'))
    expect(readdirSync(join(folder, 'documents'))).toEqual(['abcdefghijklmnop'])
  })

  it('lets only its own user read private files', async () => {
    const folder = join(root, 'modes')
    const files = openLocalFolder(folder)
    await files.write('documents/abcdefghijklmnop', Buffer.from('bill'))
    await files.write('prints/abcdefghijklmnop.png', Readable.from(['print']))
    const modeOf = (path: string) => statSync(join(folder, path)).mode & 0o777
    expect(modeOf('documents')).toBe(0o700)
    expect(modeOf('documents/abcdefghijklmnop')).toBe(0o600)
    expect(modeOf('prints/abcdefghijklmnop.png')).toBe(0o600)
  })

  it('removes the part of an upload that is cut off', async () => {
    const folder = join(root, 'parts')
    const upload = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the connection was cut')
      })(),
    )
    await expect(openLocalFolder(folder).write('documents/abcdefghijklmnop', upload)).rejects.toThrow()
    expect(readdirSync(join(folder, 'documents'))).toEqual([])
  })

  it('deletes parts that were last written before a moment, and no files', async () => {
    const folder = join(root, 'unfinished')
    const files = openLocalFolder(folder)
    await files.write('documents/abcdefghijklmnop', Buffer.from('bill'))
    const part = join(folder, 'documents/abcdefghijklmnop.1b4e28ba.part')
    writeFileSync(part, 'half')
    const { mtime } = statSync(part)
    expect(await files.deleteUnfinished(mtime)).toBe(0)
    expect(await files.deleteUnfinished(new Date(mtime.getTime() + 1000))).toBe(1)
    expect(readdirSync(join(folder, 'documents'))).toEqual(['abcdefghijklmnop'])
  })

  it('ignores the part that a killed process has left', async () => {
    const folder = join(root, 'killed')
    mkdirSync(join(folder, 'documents'), { recursive: true })
    writeFileSync(join(folder, 'documents/abcdefghijklmnop.1b4e28ba.part'), 'half')
    const names: string[] = []
    for await (const { name } of openLocalFolder(folder).list('documents')) names.push(name)
    expect(names).toEqual([])
  })

  it('reports a folder that cannot be written, with a code and a sentence', async () => {
    const folder = join(root, 'file')
    writeFileSync(folder, 'not a folder')
    const error = await openLocalFolder(folder)
      .check()
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StorageError)
    expect(error).toMatchObject({
      code: 'storage_failed',
      message: `The folder ${folder} of the environment variable DATA_DIR cannot be used (EEXIST).`,
    })
  })

  it.skipIf(process.getuid?.() === 0)('reports missing permissions', async () => {
    const folder = join(root, 'locked')
    mkdirSync(folder)
    chmodSync(folder, 0o500)
    await expect(openLocalFolder(folder).check()).rejects.toMatchObject({ code: 'storage_denied' })
  })
})
