// @vitest-environment happy-dom
import { loadTextures } from 'pixi.js'
import { expect, it } from 'vitest'
import { openArt } from './art.ts'

it('decodes no picture in a worker: WebKit would draw it black', async () => {
  await openArt(async () => ({})).ready
  expect(loadTextures.config?.preferWorkers).toBe(false)
})
