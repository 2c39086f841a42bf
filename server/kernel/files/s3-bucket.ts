/** Stores files in a bucket of an S3-compatible storage. The library is loaded with the first file. */
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type {
  GetObjectCommandOutput,
  ListMultipartUploadsCommandOutput,
  MultipartUpload,
  S3Client,
} from '@aws-sdk/client-s3'
import {
  type ByteRange,
  type Download,
  type FileFacts,
  type FileKey,
  type FileStore,
  isFileName,
  isPublicFolder,
  type OpenFile,
  partsOf,
  type StoredFolder,
  typeOfFile,
} from './file-store.ts'
import { isMissing, s3Failure } from './s3-failure.ts'

export interface S3Config {
  bucket: string
  endpoint: string | null // null = that of AWS in the region
  region: string
  accessKeyId: string | null // null = both keys come from the environment of the process: its role, web identity or container
  secretAccessKey: string | null
  prefix: string // of all keys, empty or ending with a slash
  isPathStyle: boolean // the bucket is part of the path, not of the host
  publicUrl: string | null // address of the endpoint for browsers; null = browsers cannot reach it
  patienceMillis: number // longest time without a byte
  pageSize: number // files in one response to a list, at most 1000
}

const partBytes = 8 * 2 ** 20 // larger files are sent in parts of this size
const partsAtATime = 2
const connectMillis = 2000
const tries = 3
const linkSeconds = 120

const openClient = async (config: S3Config, endpoint = config.endpoint): Promise<S3Client> => {
  const { S3Client } = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey } = config
  return new S3Client({
    region: config.region,
    ...(endpoint && { endpoint }),
    forcePathStyle: config.isPathStyle,
    // otherwise the library looks for credentials of the environment, and renews them before they expire
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: Math.min(connectMillis, config.patienceMillis),
      socketTimeout: config.patienceMillis,
    },
    // other implementations than AWS may not support its checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Key in the bucket. A CDN may serve what is below `public/`; `private/` is only for the shop. */
export const objectKey = ({ prefix }: Pick<S3Config, 'prefix'>, key: FileKey): string =>
  `${folderPrefix(prefix, partsOf(key).folder)}${partsOf(key).name}`

const folderPrefix = (prefix: string, folder: StoredFolder): string =>
  `${prefix}${isPublicFolder(folder) ? 'public' : 'private'}/${folder}/`

/** Returns the size of the whole object: after `/` in `bytes 0-9/70000` for a part. */
const sizeOf = ({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): number =>
  ContentRange ? Number(ContentRange.split('/')[1]) : ContentLength

export function openS3Bucket(config: S3Config): FileStore {
  let opened: Promise<S3Client> | undefined
  const client = () => {
    opened ??= openClient(config)
    return opened
  }
  let openedForLinks: Promise<S3Client> | undefined
  const at = (key: FileKey) => ({ Bucket: config.bucket, Key: objectKey(config, key) })

  /** Runs a call. An object that does not exist is null; other failures are a `StorageError`. */
  async function call<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      if (isMissing(error)) return null
      throw s3Failure(error, config)
    }
  }

  async function stat(key: FileKey): Promise<FileFacts | null> {
    const place = at(key)
    const { HeadObjectCommand } = await import('@aws-sdk/client-s3')
    const head = await call(async () => (await client()).send(new HeadObjectCommand(place)))
    if (!head) return null
    const { ContentLength = 0, LastModified = new Date(0) } = head
    return { name: partsOf(key).name, size: ContentLength, modifiedAt: LastModified }
  }

  async function put(key: FileKey, content: Buffer | Readable): Promise<void> {
    const { folder, name } = partsOf(key)
    const object = {
      ...at(key),
      ContentType: typeOfFile(name),
      CacheControl: isPublicFolder(folder) ? 'public, max-age=31536000, immutable' : 'no-store',
    }
    if (Buffer.isBuffer(content) && content.length <= partBytes) {
      const { PutObjectCommand } = await import('@aws-sdk/client-s3')
      await (await client()).send(new PutObjectCommand({ ...object, Body: content }))
      return
    }
    const { Upload } = await import('@aws-sdk/lib-storage')
    const params = { ...object, Body: content }
    await new Upload({ client: await client(), params, partSize: partBytes, queueSize: partsAtATime }).done()
  }

  async function write(key: FileKey, content: Buffer | Readable): Promise<void> {
    partsOf(key) // throws for a malformed key
    let failure: { reason: unknown } | undefined // of the source, which is no failure of the storage
    if (!Buffer.isBuffer(content))
      content.once('error', reason => {
        failure = { reason }
      })
    try {
      await put(key, content)
    } catch (error) {
      throw failure ? failure.reason : s3Failure(error, config)
    }
  }

  async function open(key: FileKey, range?: ByteRange): Promise<OpenFile | null> {
    const place = { ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }
    const { GetObjectCommand } = await import('@aws-sdk/client-s3')
    try {
      const object = await (await client()).send(new GetObjectCommand(place))
      return { stream: object.Body as Readable, size: sizeOf(object) }
    } catch (error) {
      if (isMissing(error)) return null
      const facts = (error as Error).name === 'InvalidRange' ? await stat(key) : null
      if (facts) return { stream: Readable.from([]), size: facts.size }
      throw s3Failure(error, config)
    }
  }

  async function remove(key: FileKey): Promise<void> {
    const place = at(key)
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
    await call(async () => (await client()).send(new DeleteObjectCommand(place)))
  }

  async function* list(folder: StoredFolder): AsyncGenerator<FileFacts> {
    const Prefix = folderPrefix(config.prefix, folder)
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
    try {
      const paging = { client: await client(), pageSize: config.pageSize }
      const pages = paginateListObjectsV2(paging, { Bucket: config.bucket, Prefix })
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
          const name = Key.slice(Prefix.length)
          if (isFileName(name)) yield { name, size: Size, modifiedAt: LastModified }
        }
    } catch (error) {
      throw s3Failure(error, config)
    }
  }

  async function linkTo(key: FileKey, { type, disposition }: Download): Promise<string | null> {
    if (!config.publicUrl) return null
    openedForLinks ??= openClient(config, config.publicUrl)
    const { GetObjectCommand } = await import('@aws-sdk/client-s3')
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
    const download = new GetObjectCommand({
      ...at(key),
      ResponseContentType: type,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: 'no-store',
    })
    return getSignedUrl(await openedForLinks, download, { expiresIn: linkSeconds })
  }

  /** The uploads below the prefix. Pages are not the library's, because it has no paginator for this list. */
  async function* uploads(): AsyncGenerator<MultipartUpload> {
    const { ListMultipartUploadsCommand } = await import('@aws-sdk/client-s3')
    const place = { Bucket: config.bucket, Prefix: config.prefix, MaxUploads: config.pageSize }
    let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
    while (next) {
      const page: ListMultipartUploadsCommandOutput = await (await client()).send(
        new ListMultipartUploadsCommand({ ...place, ...next }),
      )
      yield* page.Uploads ?? []
      const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page
      // some implementations return the same page again
      const isFurther: boolean =
        NextKeyMarker !== next.KeyMarker || NextUploadIdMarker !== next.UploadIdMarker
      next =
        IsTruncated && isFurther
          ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker }
          : undefined
    }
  }

  async function deleteUnfinished(before: Date): Promise<number> {
    const { AbortMultipartUploadCommand } = await import('@aws-sdk/client-s3')
    let deleted = 0
    try {
      for await (const { Key, UploadId, Initiated } of uploads()) {
        if (!Initiated || Initiated >= before) continue
        await (await client()).send(new AbortMultipartUploadCommand({ Bucket: config.bucket, Key, UploadId }))
        deleted += 1
      }
    } catch (error) {
      throw s3Failure(error, config)
    }
    return deleted
  }

  async function check(): Promise<void> {
    const { DeleteObjectCommand, PutObjectCommand } = await import('@aws-sdk/client-s3')
    const probe = { Bucket: config.bucket, Key: `${config.prefix}private/check-${randomUUID()}` }
    try {
      await (await client()).send(new PutObjectCommand({ ...probe, Body: Buffer.from('check') }))
      await (await client()).send(new DeleteObjectCommand(probe))
    } catch (error) {
      throw s3Failure(error, config)
    }
  }

  return {
    write,
    open,
    stat,
    remove,
    list,
    linkTo,
    deleteUnfinished,
    check,
    close: () => {
      for (const each of [opened, openedForLinks])
        each?.then(
          closing => closing.destroy(),
          () => {},
        )
    },
  }
}
