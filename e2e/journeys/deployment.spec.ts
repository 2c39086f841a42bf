/** The files for real deployment, as far as a machine without containers can try them. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { layImage } from '../fixtures/image.ts'
import { dropDataDir, freshDataDir, repository, startShop } from '../fixtures/server.ts'

const text = (file: string): Promise<string> => readFile(join(repository, file), 'utf8')

/** Every variable the server reads (`.env.example` is held against it elsewhere). */
const variables = async (): Promise<Set<string>> =>
  new Set([...(await text('.env.example')).matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(found => found[1] ?? ''))

const logIn = (url: string): Promise<Response> =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'bottega-demo' }),
  })

interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string>
      healthcheck?: object
      volumes?: string[]
      depends_on?: Record<string, { condition: string }>
    }
  >
  volumes: Record<string, unknown>
}

test('the image’s files alone run the shop: no demo, no documents of the interface, no source maps', async () => {
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

test('the compose file names only variables the server reads, and waits for healthy neighbours', async () => {
  const compose = parse(await text('deploy/compose.yaml')) as Compose
  const known = await variables()
  const { shop } = compose.services
  expect(Object.keys(shop?.environment ?? {}).filter(name => !known.has(name))).toEqual([])
  for (const [name, { condition }] of Object.entries(shop?.depends_on ?? {})) {
    expect(condition).toBe('service_healthy')
    expect(compose.services[name]?.healthcheck).toBeDefined()
  }
  const mounted = Object.values(compose.services).flatMap(service => service.volumes ?? [])
  expect(mounted.map(volume => volume.split(':')[0])).toEqual(Object.keys(compose.volumes))
})
