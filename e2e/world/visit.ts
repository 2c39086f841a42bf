/**
 * What every journey starts from: the built shop of this worker, and a visitor who has answered the consent dialog,
 * speaks Italian, has an address of their own and, when the test names a role, an open session. A page that throws,
 * breaks the content policy or is not taken over as the server painted it fails its test.
 */
import { test as base, type Page } from '@playwright/test'
import type { Role } from '../../src/contract/permissions.ts'
import { type Publisher, publisherOf } from './publisher.ts'
import { dropDataDir, type RunningShop, seededDataDir, startShop } from './server.ts'
import { freshAddress, Sessions } from './sessions.ts'

interface Visit {
  person: Role | null // who is logged in
  consent: { analytics: boolean; marketing: boolean } | null // null: undecided
  kept: Record<string, unknown> // values in local storage, written as JSON
  expectedFaults: RegExp[] // uncaught errors that the test provokes
  publish: Publisher['publish'] // settings of this journey only
  watch: undefined
}

/** `kept` of somebody who was asked for a picture already, whoever it is: the question would lie over the first screen. */
export const askedForPicture = { avatar_prompted: Array.from({ length: 60 }, (_, at) => at + 1) }

interface World {
  shop: RunningShop
  sessions: Sessions
}

interface State {
  cookies: {
    name: string
    value: string
    url?: string
    domain: string
    path: string
    expires: number
    httpOnly: boolean
    secure: boolean
    sameSite: 'Lax'
  }[]
  origins: { origin: string; localStorage: { name: string; value: string }[] }[]
}

const yearAhead = () => Math.floor(Date.now() / 1000) + 365 * 24 * 3600

const cookie = (name: string, value: string): State['cookies'][number] => ({
  name,
  value,
  domain: '127.0.0.1',
  path: '/',
  expires: yearAhead(),
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
})

/** What a browser of this visitor remembers. */
export async function rememberedState(
  { shop, sessions }: World,
  { person, consent, kept }: Pick<Visit, 'person' | 'consent' | 'kept'>,
): Promise<State> {
  const cookies = []
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
  if (consent) cookies.push(cookie('gdpr_consent', encodeURIComponent(JSON.stringify(consent))))
  if (person) {
    const token = await sessions.tokenOf(person)
    cookies.push(cookie('auth_token', token))
    localStorage.push({ name: 'auth_token', value: token })
  }
  return { cookies, origins: [{ origin: shop.url, localStorage }] }
}

/** Collects what must not happen on a page. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.stack ?? error.message))
  page.on('console', message => {
    if (message.type() === 'error' && /Content Security Policy|React error|hydrat/i.test(message.text()))
      faults.push(message.text())
  })
  return faults
}

/** Most visitors move at once; who sits still waits some seconds for the app, and no journey should. */
export const giveSignOfLife = () =>
  addEventListener('load', () => dispatchEvent(new Event('pointermove')), { once: true })

export const test = base.extend<Visit, World>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const dataDir = await seededDataDir()
      const shop = await startShop({ dataDir })
      await use(shop)
      await shop.stop()
      await dropDataDir(dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessions: [async ({ shop }, use) => use(new Sessions(shop.url)), { scope: 'worker' }],
  person: [null, { option: true }],
  consent: [{ analytics: false, marketing: false }, { option: true }],
  kept: [{}, { option: true }],
  expectedFaults: [[], { option: true }],
  baseURL: async ({ shop }, use) => use(shop.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': freshAddress() }),
  page: async ({ page }, use) => {
    await page.addInitScript(giveSignOfLife)
    await use(page)
  },
  storageState: async ({ shop, sessions, person, consent, kept }, use) =>
    use(await rememberedState({ shop, sessions }, { person, consent, kept })),
  publish: async ({ shop, sessions }, use) => {
    const publisher = publisherOf(shop.url, () => sessions.tokenOf('admin'))
    await use(publisher.publish)
    await publisher.takeBack()
  },
  watch: [
    async ({ page, expectedFaults }, use) => {
      const faults = collectFaults(page)
      await use(undefined)
      const uncaught = faults.filter(fault => !expectedFaults.some(expected => expected.test(fault)))
      base.expect(uncaught, 'nothing was thrown on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { type Browser, expect, type Locator, type Page } from '@playwright/test'
