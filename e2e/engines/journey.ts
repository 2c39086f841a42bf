/** A journey in the engine of the project: a shop per worker, a visit per test. An error on its page fails the test. */
import { writeFile } from 'node:fs/promises'
import { test as base, type TestInfo } from '@playwright/test'
import type { Role } from '../../src/contract/permissions.ts'
import { type RunningShop, startOwnShop } from '../fixtures/server.ts'
import { Sessions } from '../fixtures/sessions.ts'
import { rememberedState } from '../fixtures/visit.ts'
import { launchChromium } from './chromium.ts'
import type { Engine, EngineName, Size } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { launchWebkit } from './webkit.ts'

const found = (path: string | undefined): string => {
  if (!path) throw new Error('this engine is not installed')
  return path
}

const launch: Record<EngineName, () => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: async () => launchFirefox(found(process.env.FIREFOX_PATH)),
  webkit: async () => launchWebkit(found(process.env.WEBKIT_PATH)),
}

/** The stored data of a visitor's browser. */
interface Remembered {
  person?: Role | null // the logged-in user
  consent?: { analytics: boolean; marketing: boolean } | null // null: undecided
  kept?: Record<string, unknown> // values in local storage, written as JSON
  token?: string // of a user created by the test
}

interface Journey {
  size: Size
  remembered: Remembered
  /** Opens a page for a visitor. The default engine is that of the project. */
  arrive(remembered?: Remembered, engine?: EngineName): Promise<Visitor>
  visitor: Visitor
}

interface Worker {
  engineName: EngineName
  shop: RunningShop
  sessions: Sessions
  engines: (name: EngineName) => Promise<Engine>
}

async function remember(visitor: Visitor, context: Pick<Worker, 'shop' | 'sessions'>, given: Remembered) {
  const { person = null, consent = { analytics: false, marketing: false }, kept = {}, token } = given
  const { cookies, origins } = await rememberedState(context, { person, consent, kept })
  const items = origins.flatMap(({ localStorage }) => localStorage)
  if (token) {
    items.push({ name: 'auth_token', value: token })
    cookies.push({ ...cookies[0]!, name: 'auth_token', value: token })
  }
  await visitor.visit.open(`${visitor.origin}/robots.txt`)
  await visitor.evaluate(
    ({ cookies, items }) => {
      for (const { name, value } of cookies) {
        // biome-ignore lint/suspicious/noDocumentCookie: the one way that all three have
        document.cookie = `${name}=${value}; path=/; max-age=86400; samesite=lax`
      }
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    { cookies: cookies.map(({ name, value }) => ({ name, value })), items },
  )
}

async function keepScreen({ visit }: Visitor, testInfo: TestInfo, at: number): Promise<void> {
  const body = await visit.screenshot().catch(() => undefined)
  if (body) await writeFile(testInfo.outputPath(`screen-${at}.png`), body)
}

export const test = base.extend<Journey, Worker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const shop = await startOwnShop()
      await use(shop)
      await shop.drop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sessions: [async ({ shop }, use) => use(new Sessions(shop.url)), { scope: 'worker' }],
  engines: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const running = new Map<EngineName, Promise<Engine>>()
      await use(name => {
        const engine = running.get(name) ?? launch[name]()
        running.set(name, engine)
        return engine
      })
      for (const engine of running.values()) await (await engine).close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  size: [{ width: 1440, height: 900 }, { option: true }],
  remembered: [{}, { option: true }],
  arrive: async ({ engines, engineName, shop, sessions, size }, use, testInfo) => {
    shop.reseed(testInfo.titlePath.join(' › '))
    await sessions.emptyCarts()
    const visitors: Visitor[] = []
    await use(async (remembered = {}, name = engineName) => {
      const visitor = new Visitor(await (await engines(name)).visit(size), shop.url)
      visitors.push(visitor)
      await remember(visitor, { shop, sessions }, remembered)
      return visitor
    })
    const pageErrors: string[] = []
    for (const [at, visitor] of visitors.entries()) {
      if (testInfo.status !== testInfo.expectedStatus) await keepScreen(visitor, testInfo, at)
      pageErrors.push(...(await visitor.visit.pageErrors()))
      await visitor.visit.close()
    }
    base.expect(pageErrors, 'nothing was thrown on the page').toEqual([])
  },
  visitor: async ({ arrive, remembered }, use) => use(await arrive(remembered)),
})

export { expect } from '@playwright/test'
