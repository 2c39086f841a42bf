import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { settingsDefaults } from './scripts/client/settings-defaults.ts'
import { wordGroups } from './scripts/client/word-groups.ts'

const resolve = {
  alias: {
    '@': fileURLToPath(new URL('./src', import.meta.url)),
    '#server': fileURLToPath(new URL('./server', import.meta.url)),
  },
}

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => join(folder, file))

/**
 * Files that replace a module or the shared instance of i18next, or are marked because they measure their own process,
 * need a separate module graph. All other files of a worker share one, which is loaded once instead of per file.
 */
const needsIsolation = (file: string) =>
  /\bvi\.(mock|doMock|resetModules)\(|\bi18next\.use\(|\binitReactI18next\b|\bstartI18n\(|^\/\/ @isolated\b/m.test(
    readFileSync(file, 'utf8'),
  )
const sharesModules = (file: string) => !needsIsolation(file)

const units = ['src', 'assets', 'bench', 'deploy', 'e2e/architecture', 'e2e/pictures', 'scripts'].flatMap(
  testsIn,
)
const server = testsIn('server')

/** Tests that require the embedded database: its lock, its child process, its folder, a full disk. */
const embeddedAlone = [
  'server/security-tests/full-disk.test.ts',
  'server/main.test.ts',
  'server/modules/account/reapply-deletions.test.ts',
]
/**
 * Tests that the embedded database must pass as well as a server: every call of every module, kills, backups,
 * concurrent calls.
 */
const embeddedToo = [
  'server/db/backup.test.ts',
  'server/seed/demo.test.ts',
  'server/security-tests/access.test.ts',
  'server/security-tests/every-field.test.ts',
  'server/modules/audit/every-write.test.ts',
  'server/modules/orders/orders-durability.test.ts',
  'server/modules/orders/orders.test.ts',
  'server/modules/packs/durability.test.ts',
]

const generated = [settingsDefaults(), wordGroups()]

const shared = {
  environment: 'node',
  pool: 'forks',
  maxWorkers: 2,
  expect: { poll: { timeout: 30_000 } }, // generous for a busy machine, as the other limits
} as const
const unit = { ...shared, testTimeout: 60_000, setupFiles: './src/app/testing/page-setup.ts' }
const onDatabase = {
  ...shared,
  maxWorkers: 3, // a worker waits for its database a third of the time
  testTimeout: 90_000,
  hookTimeout: 180_000,
  globalSetup: './scripts/build-test-server.mjs',
}

/**
 * `unit` contains the tests of client and shared code. `server` tests the real app on the PostgreSQL of
 * TEST_DATABASE_URL, or on the embedded database without one. `embedded` is the part of it that must also run on the
 * embedded database.
 */
export default defineConfig({
  resolve,
  test: {
    projects: [
      {
        resolve,
        plugins: generated,
        test: { ...unit, name: 'unit', isolate: false, include: units.filter(sharesModules) },
      },
      {
        resolve,
        plugins: generated,
        test: { ...unit, name: 'unit-isolated', include: units.filter(needsIsolation) },
      },
      {
        resolve,
        plugins: generated, // of the app, which some of them render
        test: {
          ...onDatabase,
          name: 'server',
          isolate: false,
          include: server.filter(sharesModules),
          exclude: process.env.TEST_DATABASE_URL ? embeddedAlone : [],
        },
      },
      {
        resolve,
        test: { ...onDatabase, name: 'server-isolated', include: server.filter(needsIsolation) },
      },
      {
        resolve,
        test: {
          ...onDatabase,
          name: 'embedded',
          isolate: false,
          include: [...embeddedAlone, ...embeddedToo],
          env: { TEST_DATABASE_URL: '' },
        },
      },
    ],
  },
})
