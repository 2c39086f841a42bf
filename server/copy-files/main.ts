/** `npm run storage:copy`: prints a summary. Exits with 1 if a file differs, or if the copy could not finish. */
import { ConfigError, readConfig } from '../config.ts'
import { StorageError } from '../kernel/files/file-store.ts'
import { dataFolder } from '../kernel/files/folders.ts'
import { openLocalFolder } from '../kernel/files/local-folder.ts'
import { openS3Bucket } from '../kernel/files/s3-bucket.ts'
import { listDeleted, readEarlierList } from '../modules/account/deleted-accounts.ts'
import { type CopyResult, copyFiles } from './copy-files.ts'

const filesPerLine = 500

function summaryOf({ copied, bytes, present, replaced, different }: CopyResult, bucket: string): string {
  const megabytes = (bytes / 1e6).toFixed(1)
  return [
    `Bucket ${bucket}: files copied: ${copied} (${megabytes} MB); already there: ${present}.`,
    ...replaced.map(key => `Replaced ${key}, whose content was different.`),
    ...different.map(key => `DIFFERENT: ${key} in the bucket is not the file in the folder.`),
    different.length === 0 ? 'All files in the bucket are equal to those in the folder.' : 'Repeat the copy.',
    '',
  ].join('\n')
}

async function copy(): Promise<boolean> {
  const config = readConfig(process.env)
  if (!config.bucket)
    throw new ConfigError('The environment variable S3_BUCKET is required: it names the bucket to copy to.')
  const [from, to] = [openLocalFolder(dataFolder(config)), openS3Bucket(config.bucket)]
  try {
    await to.check()
    let files = 0
    const result = await copyFiles(from, to, () => {
      files += 1
      if (files % filesPerLine === 0) process.stdout.write(`${files} files …\n`)
    })
    await listDeleted(to, await readEarlierList({ config }))
    process.stdout.write(summaryOf(result, config.bucket.bucket))
    return result.different.length === 0
  } finally {
    to.close()
  }
}

try {
  process.exitCode = (await copy()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof StorageError)
    process.stderr.write('Repeat the copy: it continues with the missing files.\n')
  process.exitCode = 1
}
