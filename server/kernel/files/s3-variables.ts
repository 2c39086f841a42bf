/** The environment variables of a bucket (decision 0056). */
import { z } from 'zod'
import type { S3Config } from './s3-bucket.ts'

const text = z.string().trim().min(1)
const webAddress = z
  .string()
  .refine(value => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    message: 'must be an address that starts with http:// or https://',
  })
  .transform(value => value.replace(/\/+$/, ''))

export const s3Variables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be a path of letters, digits, - and _')
    .transform(value => value.replace(/\/*$/, '/'))
    .optional(),
  S3_PATH_STYLE: z
    .enum(['1', '0', 'true', 'false', 'on', 'off'], { error: 'must be 1 or 0' })
    .transform(value => ['1', 'true', 'on'].includes(value))
    .optional(),
  S3_PUBLIC_URL: webAddress.optional(),
}

type S3Variables = z.infer<z.ZodObject<typeof s3Variables>>

const limits = { patienceMillis: 8000, pageSize: 1000 }

/**
 * Returns null if `S3_BUCKET` is not set: files are in `DATA_DIR` then. Returns the name of a missing variable as text. Without both keys
 * the environment provides them. Paths name the bucket wherever an endpoint is set, because few of them resolve `bucket.host`.
 */
export function s3Of(variables: S3Variables): S3Config | string | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_PATH_STYLE } = variables
  if (!S3_BUCKET) return S3_ENDPOINT || S3_ACCESS_KEY_ID ? 'S3_BUCKET' : null
  if (!S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) return 'S3_ACCESS_KEY_ID'
  if (S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return 'S3_SECRET_ACCESS_KEY'
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT ?? null,
    region: variables.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? null,
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? null,
    prefix: variables.S3_PREFIX ?? '',
    isPathStyle: S3_PATH_STYLE ?? S3_ENDPOINT !== undefined,
    publicUrl: variables.S3_PUBLIC_URL ?? null,
    ...limits,
  }
}
