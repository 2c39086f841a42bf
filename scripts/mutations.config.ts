import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/**
 * The tests of rules that StrykerJS runs for each mutant (`npm run mutations`). Without random battles and without the
 * checksum of all results, because they take seconds and do not name the broken rule.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    include: ['src/{engine,domain}/**/*.test.ts'],
    exclude: ['src/engine/fuzz*.test.ts', 'src/engine/rules-version.test.ts'],
    testTimeout: 60_000,
  },
})
