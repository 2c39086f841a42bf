import { defineConfig } from '@playwright/test'
import { type EngineName, engineNames } from './engine.ts'

const { FIREFOX_PATH, WEBKIT_PATH } = process.env
const here = { chromium: true, firefox: Boolean(FIREFOX_PATH), webkit: Boolean(WEBKIT_PATH) }
const betweenTwo = /online\.spec\.ts$/

/** The main journeys in every installed engine. `scripts/test.mjs` reports which one is missing. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'journeys',
  outputDir: '../../test-results/engines',
  globalSetup: '../fixtures/seed.ts',
  timeout: 480_000, // generous for a busy machine and canvases rendered in software
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: 'list',
  projects: [
    ...engineNames
      .filter(name => here[name])
      .map(name => ({ name, testIgnore: betweenTwo, use: { engineName: name } })),
    ...(here.firefox && here.webkit
      ? [{ name: 'firefox-against-webkit', testMatch: betweenTwo, use: { engineName: 'firefox' as const } }]
      : []),
  ],
})
