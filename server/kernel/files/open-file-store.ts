/** Chooses where files are, from the configuration. */
import { type Config, ConfigError } from '../../config.ts'
import { type FileStore, StorageError } from './file-store.ts'
import { dataFolder } from './folders.ts'
import { openLocalFolder } from './local-folder.ts'
import { openS3Bucket } from './s3-bucket.ts'

/** The bucket if one is configured, else the data folder. */
export const openFileStore = (config: Pick<Config, 'bucket' | 'dataDir'>): FileStore =>
  config.bucket ? openS3Bucket(config.bucket) : openLocalFolder(dataFolder(config))

/** Throws ConfigError, with one sentence for the operator, if files cannot be written. */
export async function requireFileStore(config: Pick<Config, 'bucket' | 'dataDir'>): Promise<void> {
  const files = openFileStore(config)
  try {
    await files.check()
  } catch (error) {
    if (error instanceof StorageError) throw new ConfigError(error.message, { cause: error })
    throw error
  } finally {
    files.close()
  }
}
