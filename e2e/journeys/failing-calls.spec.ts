/** O7 of the fault list: every call that a screen begins with fails, one after the other, each in its way. */
import type { Route } from '@playwright/test'
import type { ScreenName } from '../../src/contract/paths.ts'
import type { Role } from '../../src/contract/permissions.ts'
import { addressOf, type View, views } from '../screens/views.ts'
import { askedForPicture, expect, type Page, test } from '../world/visit.ts'
import { say } from '../world/words.ts'

/** Cut off on its way; refused by the shop; answered by a network that wants a login first. */
const failures: readonly ((route: Route) => Promise<void>)[] = [
  route => route.abort('connectionreset'),
  route => route.fulfill({ status: 500, json: { code: 'internal', message: '', fields: [] } }),
  route => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Benvenuti in rete</p>' }),
]

/** What a screen does without, and stands all the same. */
const spared: Partial<Record<ScreenName | 'any', readonly string[]>> = {
  any: [
    '/api/auth/user', // who came with a session keeps it until the server refuses it
    '/api/pages/simple', // links of the menu and the footer
  ],
  home: ['/api/characters'], // the newest cards
  checkout: ['/api/me/addresses', '/api/products'], // an address can be written; a shelf under the empty cart
  accountDetails: ['/api/me/retailers'], // a panel that most never have
  game: ['/api/me/decks'], // how many there are
  pack: ['/api/packs/types', '/api/me/packs/guarantees'], // odds beside the packs one has
  prepare: ['/api/me/battles'], // who was fought last
  character: ['/api/products', '/api/characters/:slug'], // where to get it; the list has told the rest
  room: ['/api/rooms/:code/check-access'], // specification §8: back to the rooms without a word
  admin: ['/api/admin/waiting'], // numbers beside the menu
}

const isSpared = (name: ScreenName, kind: string) =>
  [...(spared.any ?? []), ...(spared[name] ?? [])].includes(kind)

/** `/api/admin/users/7` → `/api/admin/users/:id`. */
const kindOf = (path: string): string =>
  path
    .replace(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/(?<=^\/api\/characters\/)[^/]+$/, ':slug')
    .replace(/(?<=^\/api\/rooms\/)[^/]+(?=\/check-access$)/, ':code')

async function callsOf(page: Page, address: string): Promise<Set<string>> {
  const calls = new Set<string>()
  const note = (request: { method(): string; url(): string }) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.add(pathname)
  }
  await page.goto('about:blank') // a slow screen before this one must not ask in its name
  page.on('request', note)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return calls
}

const viewsFor = (person: Role | null) =>
  Object.entries(views).filter(
    (entry): entry is [ScreenName, View] => entry[1]?.person === person && !entry[1].isReady,
  )

for (const person of [null, 'user', 'reseller', 'retailer', 'admin'] as const) {
  test.describe(`for ${person ?? 'a guest'}`, () => {
    test.use({ person, kept: askedForPicture })
    test.setTimeout(900_000)

    test('a call that fails leaves no blank page, and is told', async ({ page, shop, sessions }) => {
      const tried = new Set<string>()
      let answered = 0 // second tries that were pressed: one after each way of failing
      const again = page.getByRole('button', { name: say('common.try_again') })
      for (const [name, view] of viewsFor(person)) {
        const address = await addressOf(name, view, 'it', { url: shop.url, sessions })
        for (const call of await callsOf(page, address)) {
          const kind = kindOf(call)
          if (tried.has(kind)) continue
          const fail = failures[tried.size % failures.length]!
          tried.add(kind)
          await page.route(
            url => url.pathname === call,
            route => (route.request().method() === 'GET' ? fail(route) : route.fallback()),
          )
          await page.goto(address)
          const isTold = !isSpared(name, kind)
          const expected = isTold ? again : page.getByRole('heading', { level: 1 })
          await expect.soft(expected.first(), `${name} without ${kind}`).toBeVisible()
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          if (!isTold || answered === failures.length) continue
          answered += 1
          await again.first().click()
          await expect.soft(again, `${name} with ${kind} at the second try`).toHaveCount(0)
        }
      }
      expect(answered).toBeGreaterThan(0)
    })
  })
}
