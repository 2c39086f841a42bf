import { defineConfig } from '@playwright/test'
import { browserLaunch } from './e2e/fixtures/chromium.ts'

/** Journeys through the built product in a real browser. `e2e/fixtures` starts the servers, one per worker. */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/seed.ts',
  timeout: 150_000, // generous for a busy machine
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a test that needs a retry must be fixed
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
    serviceWorkers: 'block', // a cached response must not replace one that a journey observes. `reach` allows it
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
})
