import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newBucket, type S3Server, startS3rver } from '../../testing/s3rver.ts'
import { readWhole, StorageError } from './file-store.ts'
import { openS3Bucket, type S3Config } from './s3-bucket.ts'

const token = 'token of the container'
const key = 'documents/abcdefghijklmnop'

let storage: S3Server & { stop(): Promise<void> }
let agent: Server // serves the credentials of the container's role
let served: { accessKeyId: string; secretAccessKey: string } | null
let authorizations: (string | undefined)[]

beforeAll(async () => {
  storage = await startS3rver()
  agent = createServer((request, response) => {
    authorizations.push(request.headers.authorization)
    if (!served) return void response.writeHead(403).end('{}')
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        AccessKeyId: served.accessKeyId,
        SecretAccessKey: served.secretAccessKey,
        Token: 'session',
        Expiration: new Date(Date.now() + 3600_000).toISOString(),
      }),
    )
  }).listen(0, '127.0.0.1')
  await once(agent, 'listening')
})
afterAll(async () => {
  agent.close()
  await storage.stop()
})

beforeEach(() => {
  authorizations = []
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE', 'AWS_ROLE_ARN'])
    vi.stubEnv(name, undefined)
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nonexistent')
  vi.stubEnv('AWS_CONFIG_FILE', '/nonexistent')
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true')
  const { port } = agent.address() as AddressInfo
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/credentials`)
  vi.stubEnv('AWS_CONTAINER_AUTHORIZATION_TOKEN', token)
})
afterEach(() => vi.unstubAllEnvs())

/** A new bucket without configured keys. */
const bucketOfRole = async (): Promise<S3Config> => ({
  ...(await newBucket(storage)),
  accessKeyId: null,
  secretAccessKey: null,
})

describe('a bucket without configured keys', () => {
  it('uses the credentials of the container’s role, which it requests once', async () => {
    served = storage
    const files = openS3Bucket(await bucketOfRole())
    await files.check()
    await files.write(key, Buffer.from('the bill'))
    expect((await readWhole(files, key))?.toString()).toBe('the bill')
    expect(authorizations).toEqual([token])
    files.close()
  })

  it('reports credentials that the storage refuses', async () => {
    served = { accessKeyId: 'unknown', secretAccessKey: 'unknown' }
    const files = openS3Bucket(await bucketOfRole())
    await expect(files.check()).rejects.toMatchObject({ code: 'storage_denied' })
    files.close()
  })

  it('reports an environment without credentials with a code and one sentence', async () => {
    served = null
    const files = openS3Bucket(await bucketOfRole())
    const failure = await files.check().catch(error => error)
    expect(failure).toBeInstanceOf(StorageError)
    expect(failure).toMatchObject({
      code: 'storage_denied',
      message: expect.stringMatching(/^The .* neither S3_ACCESS_KEY_ID nor a role of this process .*\.$/),
    })
    files.close()
  })
})
