/** Chooses where files are, from the configuration. */
import type { Config } from '../../config.ts'
import { ConfigError } from '../../config.ts'
import { type FileStore, StorageError } from './file-store.ts'
import { dataFolder } from './folders.ts'
import { openLocalFolder } from './local-folder.ts'
import { openS3Bucket } from './s3-bucket.ts'

/** The bucket if one is configured, else the data folder. */
export const openFileStore = (config: Pick<Config, 'bucket' | 'dataDir'>): FileStore =>
  config.bucket ? openS3Bucket(config.bucket) : openLocalFolder(dataFolder(config))

/** Throws ConfigError, with one sentence for the operator, if files cannot be written. */
export async function requireFileStore(files: FileStore): Promise<void> {
  try {
    await files.check()
  } catch (error) {
    if (error instanceof StorageError) throw new ConfigError(error.message, { cause: error })
    throw error
  }
}
