/** Checks an installation before or while it runs (`npm run doctor`): configuration, secrets, files and services. */
import { existsSync } from 'node:fs'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { openS3Bucket } from '../kernel/files/s3-bucket.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail, checkPayments, checkRedis } from './check-services.ts'
import { type Finding, failed, ok, reasonOf, warning } from './findings.ts'

/** Returns all findings. Changes nothing except a file in `DATA_DIR` that it removes again. */
export async function checkInstallation(
  env: Readonly<Record<string, string | undefined>>,
  now: () => number = Date.now,
): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return [failed('configuration', error.message)]
    throw error
  }
  const findings = await Promise.all([
    checkAddress(config),
    checkSecret(config, env),
    checkFiles(config),
    checkBucket(config),
    checkBuild(),
    checkDatabase(config, now),
    checkRedis(config, now),
    checkMail(config),
    checkPayments(config),
  ])
  return [ok('configuration', 'All variables can be read.'), ...findings.flat()]
}

function checkAddress({ publicUrl, production, trustProxy, seedDemo }: Config): Finding[] {
  if (!production) return [warning('configuration', 'NODE_ENV is not production: demo logins are open.')]
  const isSecure = publicUrl.startsWith('https://')
  return [
    isSecure
      ? ok('address', `The address of the shop is ${publicUrl}.`)
      : failed('address', 'PUBLIC_URL must start with https://, because browsers send logins over it.'),
    ...(isSecure && trustProxy === false
      ? [
          warning(
            'address',
            'TRUST_PROXY is off: behind a proxy all visitors share one address and its rate limits.',
          ),
        ]
      : []),
    ...(seedDemo ? [warning('configuration', 'SEED_DEMO is set: the shop contains demo logins.')] : []),
  ]
}

const leastCharacters = 12 // distinct ones; 32 random characters of base64 have more in practice

function checkSecret(
  { appSecret }: Config,
  { APP_SECRET }: Readonly<Record<string, string | undefined>>,
): Finding[] {
  if (!APP_SECRET) return [ok('secrets', 'The secret was generated in DATA_DIR: back it up with the data.')]
  const isGuessable =
    new Set(appSecret).size < leastCharacters || /secret|change.?me|example|password|bottega/i.test(appSecret)
  return [
    isGuessable
      ? failed('secrets', 'APP_SECRET can be guessed: take 48 random bytes (openssl rand -base64 48).')
      : ok('secrets', 'APP_SECRET is set.'),
  ]
}

const gibibyte = 1024 ** 3

async function checkBucket({ bucket }: Config): Promise<Finding[]> {
  if (!bucket) return []
  const files = openS3Bucket(bucket)
  try {
    await files.check()
    return [ok('bucket', `The bucket ${bucket.bucket} can be written.`)]
  } catch (error) {
    return [failed('bucket', error instanceof Error ? error.message : String(error))]
  } finally {
    files.close()
  }
}

async function checkFiles({ dataDir }: Config): Promise<Finding[]> {
  const probe = join(dataDir, `.doctor-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(probe, 'written by npm run doctor', { flag: 'wx' })
    await rm(probe)
    const { bavail, bsize } = await statfs(dataDir)
    const free = (bavail * bsize) / gibibyte
    return [
      free < 1
        ? warning('files', `DATA_DIR has only ${free.toFixed(1)} GB of free space.`)
        : ok('files', `DATA_DIR can be written; ${free.toFixed(0)} GB are free.`),
    ]
  } catch (error) {
    return [failed('files', `DATA_DIR (${dataDir}) cannot be written (${reasonOf(error)}).`)]
  }
}

function checkBuild(): Finding[] {
  return existsSync(join(process.cwd(), 'dist/.stamp'))
    ? [ok('build', 'The client is built.')]
    : [failed('build', 'The client is not built: run npm run build.')]
}
