import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A place of the server's own files; of a database in memory (tests), one that goes with this machine's scratch. */
export const dataFolder = ({ dataDir }: { dataDir: string }, ...path: string[]): string =>
  join(dataDir === 'memory:' ? join(tmpdir(), `bottega-data-${process.pid}`) : dataDir, ...path)
