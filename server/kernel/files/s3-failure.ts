/** What an error of the S3 library means, as one sentence for the operator. */
import { StorageError, type StorageProblem } from './file-store.ts'

/** Parts of the configuration that a sentence names. */
interface Place {
  bucket: string
  endpoint: string | null
  region: string
}

interface S3Error extends Error {
  code?: string // of a failed connection
  $metadata?: { httpStatusCode?: number }
}

/** Names of the error in the protocol, and what they mean. */
const problems: Readonly<Record<string, StorageProblem>> = {
  NoSuchBucket: 'storage_bucket_missing',
  AccessDenied: 'storage_denied',
  AuthorizationHeaderMalformed: 'storage_denied',
  CredentialsProviderError: 'storage_denied',
  TokenProviderError: 'storage_denied',
  Forbidden: 'storage_denied',
  InvalidAccessKeyId: 'storage_denied',
  InvalidBucketName: 'storage_bucket_missing',
  PermanentRedirect: 'storage_bucket_missing',
  SignatureDoesNotMatch: 'storage_denied',
  RequestTimeTooSkewed: 'storage_denied',
  QuotaExceeded: 'storage_full',
  InsufficientStorage: 'storage_full',
  TimeoutError: 'storage_unreachable',
}

const byStatus: Readonly<Record<number, StorageProblem>> = {
  401: 'storage_denied',
  403: 'storage_denied',
  507: 'storage_full',
}

const connectionCodes = /^(E[A-Z]+|EAI_AGAIN|ERR_(TLS|SSL)_\w+|CERT_\w+|[A-Z_]*CERT[A-Z_]*)$/

function problemOf({ name, code = '', $metadata }: S3Error): StorageProblem {
  const status = $metadata?.httpStatusCode ?? 0
  const problem = problems[name] ?? problems[code] ?? byStatus[status]
  if (problem) return problem
  return connectionCodes.test(code) || status >= 500 ? 'storage_unreachable' : 'storage_failed'
}

/** Whether the object does not exist. A missing bucket is a failure, unless the response has no body. */
export function isMissing(error: unknown): boolean {
  const { name } = error as S3Error
  return name === 'NoSuchKey' || name === 'NotFound'
}

const sentenceOf: Readonly<Record<StorageProblem, (at: string, bucket: string, reason: string) => string>> = {
  storage_unreachable: (at, _, reason) => `The file storage at ${at} does not respond (${reason}).`,
  storage_denied: (at, bucket, reason) =>
    `The file storage at ${at} refuses the keys in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for the bucket ${bucket} (${reason}).`,
  storage_bucket_missing: (at, bucket) =>
    `The file storage at ${at} has no bucket ${bucket}, which S3_BUCKET names.`,
  storage_full: (at, bucket, reason) =>
    `The bucket ${bucket} of the file storage at ${at} is full (${reason}).`,
  storage_failed: (at, bucket, reason) =>
    `The file storage at ${at} refused a call for the bucket ${bucket} (${reason}).`,
}

const noCredentials = /^(Credentials|Token)ProviderError$/

/** Returns a `StorageError` for an error of the library or of the connection, and `StorageError`s unchanged. */
export function s3Failure(error: unknown, { bucket, endpoint, region }: Place): StorageError {
  if (error instanceof StorageError) return error
  const failure = error as S3Error
  const problem = problemOf(failure)
  const at = endpoint ?? `AWS (${region})`
  const reason = failure.code ?? failure.name
  if (noCredentials.test(failure.name)) {
    const sentence = `The file storage at ${at} cannot be used: neither S3_ACCESS_KEY_ID nor a role of this process provides credentials for the bucket ${bucket} (${failure.message}).`
    return new StorageError(problem, sentence, { cause: error })
  }
  return new StorageError(problem, sentenceOf[problem](at, bucket, reason), { cause: error })
}
