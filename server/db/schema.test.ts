import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'

it('matches the committed migrations', () => {
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync('node_modules/.cache/migrations-')
  try {
    cpSync('server/db/migrations', folder, { recursive: true })
    const options = ['--dialect', 'postgresql', '--schema', './server/db/schema/*.ts', '--out', folder]
    const output = execFileSync('node_modules/.bin/drizzle-kit', ['generate', ...options], {
      encoding: 'utf8',
    })
    expect(output).toContain('No schema changes')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
