/** The administration's view of welcome packs (decision 0050), by the day they were sealed. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ResponseOf } from '@/contract/endpoint.ts'
import type { adminWelcomePacks, WelcomeDay } from '@/contract/endpoints/admin/welcome-packs.ts'
import { users } from '../../../db/schema/auth.ts'
import { storeSettings } from '../../settings/settings-repo.ts'
import { forgetGuestPacks } from './forget-guest-packs.ts'
import { packsOfNetworkADay } from './tear-welcome-pack.ts'
import {
  type Browser,
  openWelcomeFixture,
  password,
  seal,
  torn,
  type WelcomeFixture,
} from './testing/welcome-fixture.ts'

let shop: WelcomeFixture
let admin: Browser
beforeAll(async () => {
  shop = await openWelcomeFixture()
  admin = shop.browser()
  const id = await admin.register(email)
  await shop.context.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
})
afterAll(() => shop.close())

const email = 'capo@example.com'
const day = 24 * 60 * 60_000
const path = '/admin/packs/welcome'
const statistics = async () => {
  const { body } = await admin.call<{ access_token: string }>('POST', '/auth/login', { email, password })
  admin.bearer = body.access_token
  return (await admin.call<ResponseOf<typeof adminWelcomePacks>>('GET', path)).body
}
const today = async () => (await statistics()).days[0] as WelcomeDay
const nothing = { sealed: 0, torn: 0, claimed: 0, waiting: 0, refused: 0 }

it('counts sealed, opened, waiting and claimed packs on the day of sealing, and refusals on their own day', async () => {
  expect(await today()).toMatchObject(nothing)
  await seal(shop.browser())
  const [waits, keeps] = [await torn(shop), await torn(shop)]
  await waits.browser.register()
  await waits.browser.call('POST', '/me/welcome-pack')
  const keeper = await keeps.browser.register()
  await keeps.browser.call('POST', '/me/welcome-pack')
  expect(await today()).toMatchObject({ sealed: 3, torn: 2, waiting: 2, claimed: 0, refused: 0 })
  await shop.verify(keeper)
  expect(await today()).toMatchObject({ sealed: 3, torn: 2, waiting: 1, claimed: 1 })
  for (let at = 0; at < packsOfNetworkADay + 2; at += 1) await seal(shop.browser('203.0.113.44'))
  expect(await today()).toMatchObject({ sealed: 3 + packsOfNetworkADay, refused: 2 })
  shop.pass(day)
  const { days } = await statistics()
  expect(days).toHaveLength(14)
  expect(days[0]).toMatchObject(nothing)
  expect(days[1]).toMatchObject({ sealed: 3 + packsOfNetworkADay, claimed: 1, refused: 2 })
})

it('deletes refusals with the packs, and shows whether packs are offered', async () => {
  const { is_offered, most_a_day } = await statistics()
  expect([is_offered, most_a_day]).toEqual([true, packsOfNetworkADay])
  await storeSettings(shop.context.db, { enable_welcome_pack: false }, new Date())
  expect((await statistics()).is_offered).toBe(false)
  shop.pass(40 * day)
  await forgetGuestPacks(shop.context)
  const { rows } = await shop.context.db.execute('select * from welcome_refusals')
  expect(rows).toEqual([])
})

it('is visible only to admins of packs', async () => {
  const otherBrowser = shop.browser()
  expect((await otherBrowser.call('GET', path)).status).toBe(401)
  await otherBrowser.register()
  expect((await otherBrowser.call('GET', path)).status).toBe(403)
})
