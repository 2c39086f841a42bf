import { defineConfig } from '@playwright/test'
import { type EngineName, engineNames } from './engine.ts'

const { FIREFOX_PATH, WEBKIT_PATH } = process.env
const here = { chromium: true, firefox: Boolean(FIREFOX_PATH), webkit: Boolean(WEBKIT_PATH) }
const betweenTwo = /online\.spec\.ts$/

/** The core journeys in every engine that is installed; `scripts/test.mjs` says which one is not. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'journeys',
  outputDir: '../../test-results/engines',
  globalSetup: '../fixtures/seed.ts',
  timeout: 240_000, // a loaded machine is no failure, and canvases are drawn by software
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
