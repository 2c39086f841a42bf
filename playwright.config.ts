import { defineConfig } from '@playwright/test'
import { browserLaunch } from './e2e/fixtures/chromium.ts'

/** Journeys through the built product in a real browser; the servers are started by `e2e/fixtures`, one per worker. */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/seed.ts',
  timeout: 150_000, // a loaded machine is no failure
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a test that needs a second try is mended
  workers: 2,
  fullyParallel: false,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // a kept answer must not stand in for one that a journey watches; `reach` allows it
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
})
