import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FileKey, type FileStore, readWhole, StorageError } from '../kernel/files/file-store.ts'
import { openLocalFolder } from '../kernel/files/local-folder.ts'
import { openS3Bucket, type S3Config } from '../kernel/files/s3-bucket.ts'
import { newBucket, startS3rver } from '../testing/s3rver.ts'
import { copyFiles } from './copy-files.ts'

const root = mkdtempSync(join(tmpdir(), 'bottega-copy-'))
let server: Awaited<ReturnType<typeof startS3rver>>
beforeAll(async () => {
  server = await startS3rver()
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

const keys: readonly FileKey[] = [
  'uploads/media/abcdefghijklmnop.webp',
  'uploads/cards/abcdefghijklmnop.webm',
  'uploads/designs/abcdefghijklmnopqrstuv.webp',
  'uploads/previews/abcdefghijklmnopqrstuv.webp',
  'uploads/reviews/abcdefghijklmnopqrstuv.webp',
  'uploads/creations/abcdefghijklmnopqrstuv.webp',
  'prints/abcdefghijklmnopqrstuv.png',
  'documents/abcdefghijklmnop',
  'fatture/IT01234567897_00001.xml',
  'deleted-accounts/7-1700000000000',
]

let folders = 0
async function filledFolder(): Promise<{ folder: string; from: FileStore }> {
  folders += 1
  const folder = join(root, String(folders))
  const from = openLocalFolder(folder)
  for (const key of keys) await from.write(key, Buffer.from(`content of ${key}`))
  return { folder, from }
}

describe('copying files into a bucket', () => {
  it('copies every folder, and only compares the files when it is repeated', async () => {
    const { from } = await filledFolder()
    const to = openS3Bucket(await newBucket(server))
    const first = await copyFiles(from, to)
    expect(first).toMatchObject({ copied: keys.length, present: 0, replaced: [], different: [] })
    for (const key of keys) expect(String(await readWhole(to, key))).toBe(`content of ${key}`)
    const second = await copyFiles(from, to)
    expect(second).toMatchObject({ copied: 0, bytes: 0, present: keys.length, different: [] })
  })

  it('continues after a failure of the storage with the files that are missing', async () => {
    const { from } = await filledFolder()
    const to = openS3Bucket(await newBucket(server))
    let writes = 0
    const failing: FileStore = {
      ...to,
      write: async (key, content) => {
        writes += 1
        if (writes > 4) throw new StorageError('storage_unreachable', 'The file storage does not respond.')
        await to.write(key, content)
      },
    }
    await expect(copyFiles(from, failing)).rejects.toThrow(StorageError)
    expect(await copyFiles(from, to)).toMatchObject({ copied: keys.length - 4, present: 4, different: [] })
  })

  it('replaces and reports a file with other content of the same size', async () => {
    const { from } = await filledFolder()
    const to = openS3Bucket(await newBucket(server))
    await copyFiles(from, to)
    const [key] = keys as [FileKey]
    await to.write(key, Buffer.from(`CONTENT of ${key}`))
    expect(await copyFiles(from, to)).toMatchObject({
      copied: 1,
      present: keys.length - 1,
      replaced: [key],
      different: [],
    })
    expect(String(await readWhole(to, key))).toBe(`content of ${key}`)
  })

  it('reports files that were deleted from the folder after an earlier copy, except deleted accounts', async () => {
    const { from } = await filledFolder()
    const to = openS3Bucket(await newBucket(server))
    await copyFiles(from, to)
    const [deleted] = keys as [FileKey]
    await from.remove(deleted)
    await from.remove('deleted-accounts/7-1700000000000')
    expect((await copyFiles(from, to)).surplus).toEqual([deleted])
  })

  it('reports a file that cannot be read back as it was written', async () => {
    const { from } = await filledFolder()
    const to = openS3Bucket(await newBucket(server))
    const [, broken] = keys as [FileKey, FileKey]
    const corrupting: FileStore = {
      ...to,
      open: async (key, range) => {
        const file = await to.open(key, range)
        if (!file || key !== broken) return file
        file.stream.destroy()
        return { stream: Readable.from([Buffer.alloc(file.size, 'x')]), size: file.size }
      },
    }
    expect((await copyFiles(from, corrupting)).different).toEqual([broken])
  })
})

describe('the command storage:copy', () => {
  async function run(env: Record<string, string>, ...options: string[]) {
    const child = spawn(process.execPath, ['.cache/test-server/copy-files.mjs', ...options], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number]>,
    ])
    return { code, output, errors }
  }
  const envOf = (bucket: S3Config, folder: string) => ({
    DATA_DIR: folder,
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_ACCESS_KEY_ID: bucket.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey ?? '',
  })

  it('prints a summary, and adds the accounts of an earlier list of deleted ones', async () => {
    const { folder } = await filledFolder()
    writeFileSync(join(folder, 'deleted-accounts.txt'), '12 2026-01-02T03:04:05.006Z\n')
    const bucket = await newBucket(server)
    const { code, output, errors } = await run(envOf(bucket, folder))
    expect([code, errors]).toEqual([0, ''])
    expect(output).toContain(
      `Bucket ${bucket.bucket}: files copied: ${keys.length} (0.0 MB); already there: 0.`,
    )
    const marked = await openS3Bucket(bucket).stat(`deleted-accounts/12-${Date.UTC(2026, 0, 2, 3, 4, 5, 6)}`)
    expect(marked?.size).toBe(0)
  })

  it('names files that the folder lacks, and deletes them from the bucket with --delete', async () => {
    const { folder, from } = await filledFolder()
    const bucket = await newBucket(server)
    const to = openS3Bucket(bucket)
    await run(envOf(bucket, folder))
    const [deleted] = keys as [FileKey]
    await from.remove(deleted)
    expect((await run(envOf(bucket, folder))).output).toContain(`SURPLUS: ${deleted}`)
    expect(await to.stat(deleted)).not.toBeNull()
    expect((await run(envOf(bucket, folder), '--delete')).output).toContain(`Deleted ${deleted}`)
    expect(await to.stat(deleted)).toBeNull()
    expect(await run(envOf(bucket, join(root, 'empty')), '--delete')).toMatchObject({
      code: 1,
      errors: 'The folder DATA_DIR contains no files, so nothing is deleted from the bucket.\n',
    })
  })

  it('ends with 1 and one sentence without a bucket, and for a bucket that does not exist', async () => {
    const { folder } = await filledFolder()
    expect(await run({ DATA_DIR: folder })).toEqual({
      code: 1,
      output: '',
      errors: 'The environment variable S3_BUCKET is required: it names the bucket to copy to.\n',
    })
    const bucket = { ...(await newBucket(server)), bucket: 'no-such-bucket' }
    const { code, errors } = await run(envOf(bucket, folder))
    expect(code).toBe(1)
    expect(errors).toContain('has no bucket no-such-bucket, which S3_BUCKET names.')
  })
})
