import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns a path for the server's own files. If the database is in memory (tests), the path is in the temporary folder of the
 * machine.
 */
export const dataFolder = ({ dataDir }: { dataDir: string }, ...path: string[]): string =>
  join(dataDir === 'memory:' ? join(tmpdir(), `bottega-data-${process.pid}`) : dataDir, ...path)
