/** docs/failure-cases.md O7: every initial call of a screen fails, one after the other, each in one way. */
import { legalKinds } from '../../src/contract/endpoints/site/legal.ts'
import type { ScreenName } from '../../src/contract/paths.ts'
import type { Role } from '../../src/contract/permissions.ts'
import { type Failure, interceptCalls } from '../fixtures/failing-calls.ts'
import { skipTime, withSkippableTimers } from '../fixtures/page-timers.ts'
import { askedForPicture, expect, type Locator, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'
import { addressOf, type View, views } from '../screenshots/views.ts'

/** Lost connection, rejected by the shop, the login page of a captive network. */
const failures: readonly Failure[] = [
  { errorReason: 'ConnectionReset' },
  { status: 500, type: 'application/json', body: '{"code":"internal","message":"","fields":[]}' },
  { status: 200, type: 'text/html', body: '<p>Benvenuti in rete</p>' },
]

/** Calls that may fail without an error message on the screen. */
const spared: Partial<Record<ScreenName | 'any', readonly string[]>> = {
  any: [
    '/api/auth/user', // a stored session stays until the server rejects it
    '/api/pages/simple', // links of the menu and the footer
    '/api/categories', // of the shop's menu
    '/api/admin/lists/:list', // columns and views of a person: the list shows the default ones
    '/api/admin/jobs', // running jobs in the header of the administration
    '/api/admin/waiting', // numbers next to the menu of the administration, on any screen that requests them first
  ],
  home: ['/api/characters', '/api/packs/types'], // the newest cards; the odds of the welcome pack
  cart: ['/api/products'], // a product row under the empty cart
  checkout: ['/api/me/addresses', '/api/products'], // the address form, a product row under the empty cart
  configurator: ['/api/me/addresses'], // the country of delivery, by default that of the language
  accountDetails: ['/api/me/retailers'], // a panel that most users do not have
  admin: [
    ...legalKinds.map(kind => `/api/legal/kinds/${kind}`), // the list of what is missing before the shop may open
    '/api/admin/legal-gaps', // the same
    '/api/admin/oss-threshold', // a warning that the accounting screens show too
  ],
  adminOrders: ['/api/admin/order-tags'], // suggestions of tags
  adminOrder: ['/api/admin/order-tags', '/api/admin/stock/lookups'], // and the stock of each line
  adminProduct: ['/api/admin/stock/items'], // reserved pieces next to the stock
  adminStockMovements: ['/api/admin/stock/items', '/api/admin/stock/check'], // the name of the filtered item; a warning
  adminUsers: ['/api/admin/customer-tags'], // suggestions of tags
  adminUser: ['/api/admin/customer-tags', '/api/admin/imported-orders'], // and orders of another shop
  adminCustomer: ['/api/admin/customer-tags', '/api/admin/imported-orders'],
  game: ['/api/me/decks', '/api/me/rewards'], // the numbers of decks and unseen rewards
  pack: ['/api/packs/types', '/api/me/packs/guarantees'], // odds next to the user's packs
  prepare: ['/api/me/battles'], // the last opponents
  character: ['/api/products', '/api/characters/:slug'], // where to buy it. The rest is in the list
  room: ['/api/rooms/:code/check-access'], // specification notes §8: redirects to the rooms without a message
}

const isSpared = (name: ScreenName, kind: string) =>
  [...(spared.any ?? []), ...(spared[name] ?? [])].includes(kind)

/** `/api/admin/users/7` → `/api/admin/users/:id`. */
const kindOf = (path: string): string =>
  path
    .replace(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/(?<=^\/api\/characters\/)[^/]+$/, ':slug')
    .replace(/(?<=^\/api\/admin\/lists\/)[^/]+$/, ':list')
    .replace(/(?<=^\/api\/rooms\/)[^/]+(?=\/check-access$)/, ':code')

/** Skips the seconds between the attempts of one call. */
async function expectSoon(expected: Locator, message: string): Promise<void> {
  const page = expected.page()
  const isThere = async () => {
    await skipTime(page, 2000)
    return expected.isVisible()
  }
  await expect.soft.poll(isThere, { message, intervals: [100, 200, 400] }).toBe(true)
}

const viewsFor = (person: Role | null) =>
  Object.entries(views).filter(
    (entry): entry is [ScreenName, View] => entry[1]?.person === person && !entry[1].isReady,
  )

for (const person of [null, 'user', 'reseller', 'retailer', 'admin'] as const) {
  test.describe(`for ${person ?? 'a guest'}`, () => {
    test.use({ person, kept: askedForPicture })
    test.setTimeout(900_000)

    test('shows an error with a working retry for a failed call, never a blank page', { tag: '@O7' }, async ({
      page,
      shop,
      sessions,
    }) => {
      await withSkippableTimers(page) // an aborted call is repeated after some seconds
      const calls = await interceptCalls(page)
      const tried = new Set<string>()
      const isUntried = (path: string) => !tried.has(kindOf(path))
      let answered = 0
      // The list of emails has the same button next to an email that was not sent.
      const outsideTables = page.locator('button:not(td button)')
      const again = outsideTables.and(
        page.getByRole('button', { name: say('common.try_again'), exact: true }),
      )
      for (const [name, view] of viewsFor(person)) {
        const address = await addressOf(name, view, 'it', { url: shop.url, sessions })
        for (;;) {
          const failed = await calls.failFirst(isUntried, failures[tried.size % 3]!, address)
          if (!failed) break // every call of this screen has been tried
          const kind = kindOf(failed)
          tried.add(kind)
          const isTold = !isSpared(name, kind)
          const expected = isTold ? again : page.getByRole('heading', { level: 1 })
          await expectSoon(expected.first(), `${name} without ${kind}`)
          calls.letPass()
          if (!isTold) continue
          answered += 1
          await again.first().click()
          await expect.soft(again, `${name} with ${kind} at the second try`).toHaveCount(0)
          if (!(await calls.hasAsked(isUntried))) break // the screen is complete, without another visit
        }
      }
      expect(answered).toBeGreaterThan(0)
    })
  })
}
