/** Runs s3rver, a small S3 server for tests, and creates buckets on any S3 server. */
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { openS3Bucket, type S3Config } from '../kernel/files/s3-bucket.ts'

export interface S3Server {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
}

/** Creates an empty bucket and returns its configuration. */
export async function newBucket({ endpoint, accessKeyId, secretAccessKey }: S3Server): Promise<S3Config> {
  const bucket = `shop-${randomBytes(6).toString('hex')}`
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket })).finally(() => client.destroy())
  return {
    bucket,
    endpoint,
    region: 'us-east-1',
    accessKeyId,
    secretAccessKey,
    prefix: '',
    isPathStyle: true,
    publicUrl: null,
    patienceMillis: 8000,
    pageSize: 1000,
  }
}

export async function startS3rver(): Promise<S3Server & { stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'bottega-s3rver-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    stop: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Resolves when the server stores an object, which may be later than when it listens. Throws if one of its processes ends. */
export async function responding(server: S3Server, children: readonly ChildProcess[]): Promise<void> {
  for (;;) {
    const ended = children.find(child => child.exitCode !== null)
    if (ended) throw new Error(`${ended.spawnargs.join(' ')} ended with ${ended.exitCode}`)
    const isReady = await newBucket(server)
      .then(bucket => openS3Bucket(bucket).check())
      .then(
        () => true,
        () => false,
      )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
