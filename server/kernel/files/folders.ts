/** Folders of the files that the server reads and writes. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = ['public', 'dist/client'].map(folder => join(process.cwd(), folder))

/** Folder that serves `/assets/…`: the committed images, or their built copies if only the build was shipped. */
export function assetsFolder(): string {
  return folders.find(folder => existsSync(join(folder, 'assets'))) ?? (folders[0] as string)
}

/**
 * Returns a path for the server's own files. If the database is in memory (tests), the path is in the temporary folder of the
 * machine.
 */
export const dataFolder = ({ dataDir }: { dataDir: string }, ...path: string[]): string =>
  join(dataDir === 'memory:' ? join(tmpdir(), `bottega-data-${process.pid}`) : dataDir, ...path)
