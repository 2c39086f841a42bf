/** The files for a real deployment, as far as a machine without containers can test them. */
import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { layImage } from '../fixtures/image.ts'
import { dropDataDir, freshDataDir, startShop } from '../fixtures/server.ts'

const logIn = (url: string): Promise<Response> =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'bottega-demo' }),
  })

test('runs from the files of the image, without demo, API documentation and source maps', async () => {
  test.setTimeout(300_000)
  const folder = await layImage()
  const dataDir = await freshDataDir()
  const shop = await startShop({
    folder,
    dataDir,
    env: {
      NODE_ENV: 'production',
      APP_SECRET: 'a secret of at least thirty-two signs',
      PASSWORD_COST: 'standard',
      CHANCE_SEED: '',
    },
  })
  const home = await fetch(`${shop.url}/`)
  expect(home.status).toBe(200)
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? '/none'
  expect((await fetch(shop.url + script)).status).toBe(200)
  expect((await fetch(`${shop.url}${script}.map`)).status).toBe(404)
  expect((await fetch(`${shop.url}/api/docs`)).status).toBe(404)
  expect((await logIn(shop.url)).status).toBe(401)
  const picture = await fetch(`${shop.url}/share/characters/draghissimo/it.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  await shop.stop()
  await dropDataDir(dataDir)
  await rm(folder, { recursive: true })
})
