/** The rules that every implementation of `FileStore` passes. */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileKey, type FileStore, readWhole, type StoredFolder, storedFolders } from '../file-store.ts'

const mebibyte = 2 ** 20

const freshKey = (folder: StoredFolder, ending = ''): FileKey =>
  `${folder}/${randomBytes(16).toString('hex')}${ending}`
const nameOf = (key: FileKey): string => key.slice(key.lastIndexOf('/') + 1)

async function namesIn(files: FileStore, folder: StoredFolder): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of files.list(folder)) names.push(name)
  return names.sort()
}

/** A stream that sends these chunks and then fails, like an upload whose connection is cut. */
const cutOff = (...chunks: Buffer[]): Readable =>
  Readable.from(
    (async function* () {
      yield* chunks
      throw new Error('the connection was cut')
    })(),
  )

interface Options {
  keepsWritersApart?: boolean // false for a test server that mixes two uploads of one file
}

/**
 * @param name of the implementation
 * @param openTwo returns two instances on one new storage, as two processes open it
 */
export function testFileStore(
  name: string,
  openTwo: () => Promise<{ files: FileStore; another: FileStore }>,
  { keepsWritersApart = true }: Options = {},
): void {
  describe(`a file store: ${name}`, () => {
    let files: FileStore
    let another: FileStore
    beforeAll(async () => {
      ;({ files, another } = await openTwo())
    })
    afterAll(() => {
      files.close()
      another.close()
    })

    it('returns in another process what one process wrote, and deletes it there', async () => {
      const key = freshKey('uploads/media', '.webp')
      const content = randomBytes(70_000)
      await files.write(key, content)
      expect(await readWhole(another, key)).toEqual(content)
      await another.remove(key)
      expect(await files.open(key)).toBeNull()
      expect(await files.stat(key)).toBeNull()
    })

    it('stores a stream of 20 MiB unchanged', async () => {
      const key = freshKey('documents')
      const chunks = Array.from({ length: 20 }, () => randomBytes(mebibyte))
      await files.write(key, Readable.from(chunks))
      expect((await another.stat(key))?.size).toBe(20 * mebibyte)
      expect((await readWhole(another, key))?.equals(Buffer.concat(chunks))).toBe(true)
    })

    it('stores a buffer of 20 MiB and an empty file unchanged', async () => {
      const [large, empty] = [freshKey('prints', '.png'), freshKey('deleted-accounts')]
      const content = randomBytes(20 * mebibyte)
      await Promise.all([files.write(large, content), files.write(empty, Buffer.alloc(0))])
      expect((await readWhole(another, large))?.equals(content)).toBe(true)
      expect(await readWhole(another, empty)).toEqual(Buffer.alloc(0))
    })

    it('replaces a file completely', async () => {
      const key = freshKey('uploads/previews', '.webp')
      await files.write(key, Buffer.from('a long first version'))
      await another.write(key, Buffer.from('second'))
      expect(String(await readWhole(files, key))).toBe('second')
    })

    it.each([
      ['the first bytes', { start: 0, end: 3 }, '0123'],
      ['a part', { start: 4, end: 6 }, '456'],
      ['the end', { start: 8, end: 99 }, '89'],
      ['nothing beyond the end', { start: 10, end: 20 }, ''],
    ])('reads %s of a file', async (_, range, expected) => {
      const key = freshKey('uploads/cards', '.webm')
      await files.write(key, Buffer.from('0123456789'))
      const file = await files.open(key, range)
      expect(file?.size).toBe(10)
      expect(Buffer.concat((await file?.stream.toArray()) ?? []).toString()).toBe(expected)
    })

    it('returns null for a file that does not exist, and deletes it without an error', async () => {
      const key = freshKey('documents')
      expect(await files.open(key)).toBeNull()
      expect(await files.open(key, { start: 0, end: 9 })).toBeNull()
      expect(await files.stat(key)).toBeNull()
      await files.remove(key)
      await files.remove(key)
    })

    it('reports size and time of a file', async () => {
      const key = freshKey('uploads/reviews', '.webp')
      const before = Date.now() - 2000 // S3 rounds to seconds
      await files.write(key, Buffer.from('twelve bytes'))
      const facts = await another.stat(key)
      expect(facts).toMatchObject({ name: nameOf(key), size: 12 })
      expect(facts?.modifiedAt.getTime()).toBeGreaterThan(before)
    })

    it('lists the files of one folder with size and time', async () => {
      const keys = Array.from({ length: 5 }, () => freshKey('uploads/creations', '.webp'))
      expect(await namesIn(files, 'uploads/creations')).toEqual([])
      for (const key of keys) await files.write(key, Buffer.from('webp'))
      await files.write(freshKey('uploads/designs', '.webp'), Buffer.from('webp'))
      expect(await namesIn(another, 'uploads/creations')).toEqual(keys.map(nameOf).sort())
      for await (const { name, size, modifiedAt } of another.list('uploads/creations'))
        expect(await another.stat(`uploads/creations/${name}`)).toMatchObject({
          size,
          modifiedAt: expect.toSatisfy((at: Date) => Math.abs(at.getTime() - modifiedAt.getTime()) <= 1000),
        })
    })

    it.each([
      ['small', () => cutOff(Buffer.from('half a file'))],
      ['large', () => cutOff(...Array.from({ length: 12 }, () => randomBytes(mebibyte)))],
    ])('stores nothing of a %s upload that is cut off', async (_, upload) => {
      const key = freshKey('uploads/designs', '.webp')
      await expect(files.write(key, upload())).rejects.toThrow('the connection was cut')
      expect(await another.open(key)).toBeNull()
      expect(await namesIn(another, 'uploads/designs')).not.toContain(nameOf(key))
    })

    it('keeps the former file when its replacement is cut off', async () => {
      const key = freshKey('documents')
      await files.write(key, Buffer.from('first'))
      await expect(files.write(key, cutOff(randomBytes(12 * mebibyte)))).rejects.toThrow()
      expect(String(await readWhole(another, key))).toBe('first')
    })

    it('shows nothing of a file until it is complete', async () => {
      const key = freshKey('prints', '.png')
      let finish = () => {}
      const last = new Promise<void>(resolve => {
        finish = resolve
      })
      let markHalf = () => {}
      const half = new Promise<void>(resolve => {
        markHalf = resolve
      })
      const upload = Readable.from(
        (async function* () {
          yield randomBytes(9 * mebibyte)
          markHalf()
          await last
          yield Buffer.from('end')
        })(),
      )
      const written = files.write(key, upload)
      await half
      expect(await another.open(key)).toBeNull()
      expect(await namesIn(another, 'prints')).not.toContain(nameOf(key))
      finish()
      await written
      expect((await another.stat(key))?.size).toBe(9 * mebibyte + 3)
    })

    it.runIf(keepsWritersApart)(
      'stores one of two versions that two processes write at the same time',
      async () => {
        const key = freshKey('uploads/previews', '.webp')
        const versions = [Buffer.alloc(300_000, 'a'), Buffer.alloc(200_000, 'b')] as const
        await Promise.all([files.write(key, versions[0]), another.write(key, versions[1])])
        const stored = await readWhole(files, key)
        expect(versions.some(version => stored?.equals(version))).toBe(true)
      },
    )

    it.each([
      'documents/../secret',
      'documents/..',
      'documents/a/b',
      'documents/',
      'elsewhere/abc',
      'secret',
      '../documents/abc',
      'documents/a b',
      'documents/abc.webp.part',
    ])('G2: refuses the key %s', async key => {
      const refused = /not the key of a file/
      await expect((async () => files.write(key as FileKey, Buffer.from('x')))()).rejects.toThrow(refused)
      await expect((async () => files.open(key as FileKey))()).rejects.toThrow(refused)
      await expect((async () => files.remove(key as FileKey))()).rejects.toThrow(refused)
    })

    it('passes its check, which leaves no file behind', async () => {
      const everything = () => Promise.all(storedFolders.map(folder => namesIn(another, folder)))
      const before = await everything()
      await files.check()
      expect(await everything()).toEqual(before)
    })
  })
}
