import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const makeSecret = () => randomBytes(48).toString('base64url')

/** Returns the secret in the data folder. The first start generates it. With a database in memory each start has its own. */
export function storedSecret(dataDir: string): string {
  if (dataDir === 'memory:') return makeSecret()
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) {
    try {
      writeFileSync(file, makeSecret(), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another process has written it
    }
  }
  return readFileSync(file, 'utf8').trim()
}
