import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRadosgw, startRadosgw } from '../../testing/radosgw.ts'
import { newBucket, type S3Server, startS3rver } from '../../testing/s3rver.ts'
import { hasSwift, startSwift } from '../../testing/swift.ts'
import { type FileStore, readWhole, StorageError, type StorageProblem } from './file-store.ts'
import { objectKey, openS3Bucket, type S3Config } from './s3-bucket.ts'
import { testFileStore } from './testing/file-store-rules.ts'
import { openTcpGate, type TcpGate } from './testing/tcp-gate.ts'

const mebibyte = 2 ** 20
const key = 'documents/abcdefghijklmnop'

const clientOf = ({ endpoint, accessKeyId, secretAccessKey }: S3Server) =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    error => error,
  )

/**
 * The rules of all file stores, and those of a bucket.
 * @param isReal false for s3rver: it checks no signatures, pages no lists, stores interrupted uploads and mixes two uploads of one file
 */
function testBucket(
  name: string,
  start: () => Promise<S3Server & { stop(): Promise<void> }>,
  isReal: boolean,
): void {
  let server: S3Server & { stop(): Promise<void> }
  let gate: TcpGate
  let bucket: S3Config
  let distant: S3Config // the same bucket through the gate
  const opened: FileStore[] = []
  const open = (config: S3Config): FileStore => {
    const files = openS3Bucket(config)
    opened.push(files)
    return files
  }

  describe(name, () => {
    beforeAll(async () => {
      server = await start()
      const { hostname, port } = new URL(server.endpoint)
      gate = await openTcpGate(hostname, Number(port))
      bucket = await newBucket(server)
      distant = { ...bucket, endpoint: `http://127.0.0.1:${gate.port}`, patienceMillis: 700 }
    }, 240_000)
    afterAll(async () => {
      for (const files of opened) files.close()
      await gate.close()
      await server.stop()
    })

    testFileStore(
      name,
      async () => {
        const shared = await newBucket(server)
        return { files: openS3Bucket(shared), another: openS3Bucket(shared) }
      },
      { keepsWritersApart: isReal },
    )

    it('stores a file with its type, and separates public and private files below the prefix', async () => {
      const prefixed = { ...bucket, prefix: 'shop-a/' }
      const files = open(prefixed)
      await files.write('uploads/media/abcdefghijklmnop.webp', Buffer.from('webp'))
      await files.write(key, Buffer.from('pdf'))
      const read = (Key: string) =>
        clientOf(server).send(new GetObjectCommand({ Bucket: bucket.bucket, Key }))
      expect(objectKey(prefixed, key)).toBe('shop-a/private/documents/abcdefghijklmnop')
      expect(await read('shop-a/public/uploads/media/abcdefghijklmnop.webp')).toMatchObject({
        ContentType: 'image/webp',
        CacheControl: 'public, max-age=31536000, immutable',
      })
      expect(await read(objectKey(prefixed, key))).toMatchObject({
        ContentType: 'application/octet-stream',
        CacheControl: 'no-store',
      })
      expect(await open(bucket).open(key)).toBeNull()
    })

    it.runIf(isReal)('lists more files than one response contains', async () => {
      const files = open({ ...(await newBucket(server)), pageSize: 2 })
      const names = ['1-1', '2-1', '3-1', '4-1', '5-1']
      for (const each of names) await files.write(`deleted-accounts/${each}`, Buffer.alloc(0))
      const listed: string[] = []
      for await (const { name: each } of files.list('deleted-accounts')) listed.push(each)
      expect(listed.sort()).toEqual(names)
    })

    it.runIf(isReal)('signs a link that downloads one file, with the given name, for browsers', async () => {
      const files = open({ ...bucket, publicUrl: bucket.endpoint })
      await files.write(key, Buffer.from('the bill'))
      const download = { type: 'application/pdf', disposition: 'attachment; filename="bill.pdf"' }
      const link = (await files.linkTo(key, download)) ?? ''
      const response = await fetch(link)
      expect(await response.text()).toBe('the bill')
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': download.disposition,
      })
      expect(Number(new URL(link).searchParams.get('X-Amz-Expires'))).toBe(120)
      const another = link.replace('abcdefghijklmnop', 'abcdefghijklmnoq')
      await files.write('documents/abcdefghijklmnoq', Buffer.from('of another customer'))
      expect((await fetch(another)).status).toBe(403)
      expect((await fetch(link.split('?')[0] ?? '')).status).toBeGreaterThanOrEqual(400)
      expect(await open(bucket).linkTo(key, download)).toBeNull()
    })

    const reports = async (change: Partial<S3Config>, code: StorageProblem) => {
      const files = open({ ...bucket, ...change })
      for (const failure of [
        await failureOf(files.check()),
        await failureOf(files.write(key, Buffer.from('x'))),
        await failureOf(files.open(key)),
        await failureOf(files.list('documents')[Symbol.asyncIterator]().next()),
      ]) {
        expect(failure).toBeInstanceOf(StorageError)
        expect(failure).toMatchObject({ code, message: expect.stringMatching(/^The .*\.$/) })
      }
    }

    it.each([
      ['a missing bucket', { bucket: 'no-such-bucket' }, 'storage_bucket_missing'],
      ['a closed port', { endpoint: 'http://127.0.0.1:9' }, 'storage_unreachable'],
      ['an unknown host', { endpoint: 'http://storage.invalid' }, 'storage_unreachable'],
    ] as const)('reports %s with a code and one sentence', (_, change, code) => reports(change, code))

    it.runIf(isReal).each([
      ['an unknown key', { accessKeyId: 'unknown' }],
      ['a wrong secret', { secretAccessKey: 'wrong' }],
    ])('reports %s with a code and one sentence', (_, change) => reports(change, 'storage_denied'))

    it('M5: reports a storage that accepts connections and stays silent', async () => {
      const files = open(distant)
      gate.swallow()
      const failures = await Promise.all([
        failureOf(files.open(key)),
        failureOf(files.write(key, Buffer.from('x'))),
        failureOf(files.remove(key)),
      ])
      gate.open()
      for (const failure of failures) expect(failure).toMatchObject({ code: 'storage_unreachable' })
    })

    it.runIf(isReal).each([
      ['small', 'documents/small-abcdefghijkl', 2 * mebibyte],
      ['large', 'documents/large-abcdefghijkl', 20 * mebibyte],
    ] as const)('M5: shows nothing of a %s upload whose connection breaks', async (_, cut, size) => {
      gate.cutUploadsAfter(mebibyte)
      const failure = await failureOf(open(distant).write(cut, randomBytes(size)))
      gate.open()
      expect(failure).toMatchObject({ code: 'storage_unreachable' })
      expect(await open(bucket).open(cut)).toBeNull()
      await open(distant).write(cut, Buffer.from('second try'))
      expect(String(await readWhole(open(bucket), cut))).toBe('second try')
    })

    it('M5: fails a download whose connection breaks, instead of ending it early', async () => {
      const cut = 'prints/abcdefghijklmnop.png'
      await open(bucket).write(cut, randomBytes(3 * mebibyte))
      gate.cutDownloadsAfter(mebibyte)
      const failure = await failureOf(readWhole(open(distant), cut))
      gate.open()
      expect(failure).toBeInstanceOf(Error)
    })

    it.runIf(isReal)(
      'deletes the parts that killed processes left before a moment, below its prefix',
      async () => {
        const target = { ...(await newBucket(server)), prefix: 'shop-a/', pageSize: 1 }
        const client = clientOf(server)
        const begun = [
          'shop-a/private/prints/one',
          'shop-a/public/uploads/cards/two',
          'shop-b/private/prints/one',
        ]
        for (const Key of begun) {
          const { UploadId } = await client.send(
            new CreateMultipartUploadCommand({ Bucket: target.bucket, Key }),
          )
          const part = { PartNumber: 1, Body: randomBytes(mebibyte) }
          await client.send(new UploadPartCommand({ Bucket: target.bucket, Key, UploadId, ...part }))
        }
        const files = open(target)
        expect(await files.deleteUnfinished(new Date(Date.now() - 3600_000))).toBe(0)
        expect(await files.deleteUnfinished(new Date(Date.now() + 3600_000))).toBe(2)
        const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: target.bucket }))
        expect(Uploads.map(({ Key }) => Key)).toEqual(['shop-b/private/prints/one'])
      },
    )

    it.runIf(isReal)('leaves no parts of a large upload that is cut off', async () => {
      const upload = Readable.from(
        (async function* () {
          yield randomBytes(18 * mebibyte)
          throw new Error('the connection was cut')
        })(),
      )
      const target = await newBucket(server)
      await failureOf(open(target).write(key, upload))
      const { Uploads = [] } = await clientOf(server).send(
        new ListMultipartUploadsCommand({ Bucket: target.bucket }),
      )
      expect(Uploads).toEqual([])
    })
  })
}

const notInstalled = (name: string) =>
  describe.skip(`${name} is not installed: run node scripts/install-services.mjs as root`, () => {
    it('runs', () => {})
  })

testBucket('s3rver', startS3rver, false)

if (hasRadosgw) testBucket('radosgw', startRadosgw, true)
else notInstalled('radosgw')

if (hasSwift) testBucket('Swift', startSwift, true)
else notInstalled('Swift')
