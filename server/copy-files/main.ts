/**
 * `npm run storage:copy`: prints a summary. `--delete` deletes files of the bucket that the folder lacks. Exits with 1 if a file differs,
 * or if the copy could not finish.
 */
import { ConfigError, readConfig } from '../config.ts'
import { StorageError } from '../kernel/files/file-store.ts'
import { dataFolder } from '../kernel/files/folders.ts'
import { openLocalFolder } from '../kernel/files/local-folder.ts'
import { openS3Bucket } from '../kernel/files/s3-bucket.ts'
import { listDeleted, readEarlierList } from '../modules/account/deleted-accounts.ts'
import { type CopyResult, copyFiles } from './copy-files.ts'

const filesPerLine = 500

const isDeleting = process.argv.includes('--delete')

function summaryOf(
  { copied, bytes, present, replaced, different, surplus }: CopyResult,
  bucket: string,
): string {
  const megabytes = (bytes / 1e6).toFixed(1)
  return [
    `Bucket ${bucket}: files copied: ${copied} (${megabytes} MB); already there: ${present}.`,
    ...replaced.map(key => `Replaced ${key}, whose content was different.`),
    ...different.map(key => `DIFFERENT: ${key} in the bucket is not the file in the folder.`),
    ...surplus.map(
      key => `${isDeleting ? 'Deleted' : 'SURPLUS:'} ${key}, which the folder does not contain.`,
    ),
    ...(surplus.length > 0 && !isDeleting
      ? ['Files that were deleted since an earlier copy are still in the bucket. Delete them with --delete.']
      : []),
    different.length === 0
      ? 'All files in the folder are in the bucket with the same content.'
      : 'Repeat the copy.',
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
    if (isDeleting && result.copied + result.present === 0)
      throw new ConfigError('The folder DATA_DIR contains no files, so nothing is deleted from the bucket.')
    if (isDeleting) for (const key of result.surplus) await to.remove(key)
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
