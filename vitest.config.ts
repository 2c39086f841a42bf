import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { settingsDefaults } from './scripts/client/settings-defaults.ts'

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '#server': fileURLToPath(new URL('./server', import.meta.url)),
}

/** `unit` runs beside the files it proves; `server` drives the real app on a real database. */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        plugins: [settingsDefaults()],
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'assets/**/*.test.ts',
            'e2e/house/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 60_000, // a loaded machine is no failure
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 90_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
