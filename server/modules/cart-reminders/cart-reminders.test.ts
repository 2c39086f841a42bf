import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import type { Collection } from '@/contract/endpoints/shop/collections.ts'
import { cartReminders } from '../../db/schema/cart-reminders.ts'
import { consents } from '../../db/schema/consents.ts'
import { mails } from '../../db/schema/mail.ts'
import { line, newKey } from '../orders/testing/checkout-fixture.ts'
import { type GuestFixture, openGuestFixture } from '../orders/testing/guest-fixture.ts'
import { storeSettings } from '../settings/settings-repo.ts'
import { reminderJob } from './send-reminders.ts'

let shop: GuestFixture
const hours = 4
const setHours = (cart_reminder_hours: number) =>
  storeSettings(shop.context.db, { cart_reminder_hours }, new Date())
beforeAll(async () => {
  shop = await openGuestFixture()
  await setHours(hours)
})
afterAll(() => shop.close())

const evil = 'https://evil.test/prize'
/** What the client sends to be shown is that of an attacker in every test. */
const cartLine = ({ id }: { id: number }): CartLine => ({
  ...line(id),
  key: `product-${id}`,
  shown: {
    title: `Title ${evil}`,
    choice: `Choice ${evil}`,
    slug: 'evil',
    category_slug: 'evil',
    image_url: evil,
    element: null,
  },
})

async function remember(email: string, { bag = newKey(), stock = 20, changes = {} } = {}) {
  const product = await shop.shelve(stock)
  const lines = [{ ...cartLine(product), ...changes }]
  const body = { email, bag, lines, locale: 'it', version: 1 }
  const response = await shop.call('POST', '/guest/cart/reminder', { body })
  expect(response.json()).toEqual({ done: true })
  return { product, lines, bag, body }
}
const rowOf = async (email: string) =>
  (await shop.context.db.select().from(cartReminders).where(eq(cartReminders.email, email)))[0]
/** Moves the last change of every cart into the past. */
const pass = (hoursAgo: number) =>
  shop.context.db.execute(
    sql`update cart_reminders set changed_at = changed_at - make_interval(hours => ${hoursAgo})`,
  )
const run = () => shop.context.jobs.nudge(reminderJob)
const sentTo = (email: string) =>
  shop.context.db
    .select({ text: mails.text, subject: mails.subject, unsubscribe: mails.unsubscribe_url })
    .from(mails)
    .where(sql`recipient = ${email} and letter = 'cart-reminder'`)
    .orderBy(desc(mails.id))
const tokenIn = (text: string | null | undefined, name: 'restore' | 'stop') =>
  new RegExp(`${name}=([\\w.-]+)`).exec(text ?? '')?.[1] ?? ''

describe('an email about a guest’s cart', () => {
  it('is sent once, some hours after the last change, and lists the items', async () => {
    const email = 'left@example.com'
    const { product, lines } = await remember(email)
    await pass(hours - 1)
    await run()
    expect(await sentTo(email)).toEqual([])
    await pass(2)
    await run()
    await run()
    const sent = await sentTo(email)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(`1 × ${product.title}`)
    const token = tokenIn(sent[0]?.text, 'restore')
    const restored = await shop.call('POST', '/cart/restore', { body: { token } })
    const { shown: _, ...chosen } = lines[0]!
    expect(restored.json()).toMatchObject({ lines: [chosen], is_of_account: false })
  })

  it('H7: contains no text that the client sent, and neither does the restored cart', async () => {
    const email = 'victim@example.com'
    const note = `Note ${evil}`
    const { product } = await remember(email, { changes: { note_worksheet: note, note_production: note } })
    await pass(hours + 1)
    await run()
    const [sent] = await sentTo(email)
    expect(sent?.text).toContain(`1 × ${product.title}`)
    expect(sent?.text).not.toContain('evil')
    const body = { token: tokenIn(sent?.text, 'restore') }
    const restored = (await shop.call('POST', '/cart/restore', { body })).json()
    expect(restored.lines[0].shown).toMatchObject({ title: product.title, slug: expect.stringMatching(/\w/) })
    expect(JSON.stringify(restored)).not.toContain('evil')
  })

  it('H7: names a personalised item without its text, and restores the cart without the item', async () => {
    const email = 'printed@example.com'
    const { data } = (await shop.call('GET', '/collections')).json<{ data: { id: number }[] }>()
    const shirt = (await shop.call('GET', `/collections/${data[0]!.id}`)).json<Collection>()
    const place = { x: 140, y: 260, width: 120, height: 30, angle: 0 }
    const layer = { id: 'l1', kind: 'text', text: 'evil prize', colour: '#ffffff', ...place }
    const configuration = {
      collection_id: shirt.id,
      choices: { colour: ['ink'], size: ['m'] },
      design: { front: [layer], back: [] },
    }
    await remember(email, { changes: { product_id: shirt.product.id, configuration } })
    await pass(hours + 1)
    await run()
    const [sent] = await sentTo(email)
    expect(sent?.text).toContain(`1 × ${shirt.name}`)
    expect(sent?.text).not.toContain('evil')
    const body = { token: tokenIn(sent?.text, 'restore') }
    const restored = await shop.call('POST', '/cart/restore', { body })
    expect(restored.json()).toEqual({ lines: [], is_of_account: false })
  })

  it('is not sent again for a changed cart, but for the next one', async () => {
    const email = 'again@example.com'
    const { body } = await remember(email)
    await pass(hours + 1)
    await run()
    await shop.call('POST', '/guest/cart/reminder', { body })
    await pass(hours + 1)
    await run()
    expect(await sentTo(email)).toHaveLength(1)
    await remember(email)
    await pass(hours + 1)
    await run()
    expect(await sentTo(email)).toHaveLength(2)
  })

  it('is not sent when the cart was bought', async () => {
    const email = 'bought@example.com'
    const { product } = await remember(email)
    await pass(hours + 1)
    await shop.buyAsGuest({ lines: [line(product.id)], payment_method: 'cash' }, email)
    await run()
    expect(await sentTo(email)).toEqual([])
  })

  it('is not sent after the cart was emptied; another device cannot empty it', async () => {
    const email = 'emptied@example.com'
    const { body } = await remember(email)
    await shop.call('POST', '/guest/cart/reminder', { body: { ...body, lines: [], bag: newKey() } })
    expect(await rowOf(email)).toBeDefined()
    await shop.call('POST', '/guest/cart/reminder', { body: { ...body, lines: [] } })
    await pass(hours + 1)
    await run()
    expect([await rowOf(email), await sentTo(email)]).toEqual([undefined, []])
  })

  it('is not sent when nothing in the cart can be bought', async () => {
    const email = 'soldout@example.com'
    const { product } = await remember(email, { stock: 1 })
    await shop.context.db.execute(sql`update products set stock_quantity = 0 where id = ${product.id}`)
    await pass(hours + 1)
    await run()
    expect(await sentTo(email)).toEqual([])
  })

  it('is not sent after seven days, when the cart is deleted', async () => {
    const email = 'old@example.com'
    await remember(email)
    await pass(24 * 8)
    await run()
    expect([await rowOf(email), await sentTo(email)]).toEqual([undefined, []])
  })

  it('is not offered while the setting is off', async () => {
    await setHours(0)
    const body = { email: 'off@example.com', bag: newKey(), lines: [], locale: 'it', version: 1 }
    expect((await shop.call('POST', '/guest/cart/reminder', { body })).statusCode).toBe(404)
    await setHours(hours)
  })
})

describe('the consent of a guest', () => {
  it('is stored as proof, and is permanently withdrawn without a login', async () => {
    const email = 'stops@example.com'
    await remember(email)
    await pass(hours + 1)
    await run()
    const [sent] = await sentTo(email)
    const token = tokenIn(sent?.text, 'stop')
    const wrong = await shop.call('POST', '/cart/reminder/stop', {
      body: { token: `${token.slice(0, -1)}_` },
    })
    expect(wrong.json()).toMatchObject({ code: 'token_invalid' })
    const { pathname, search } = new URL(sent?.unsubscribe ?? '')
    const byClient = await shop.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(byClient.json()).toEqual({ done: true })
    expect((await shop.call('POST', '/cart/reminder/stop', { body: { token } })).json()).toEqual({
      done: true,
    })
    const row = await rowOf(email)
    expect(row).toMatchObject({ lines: null, stopped_at: expect.any(Date) })
    const proof = await shop.context.db
      .select({ choice: consents.choice, version: consents.version })
      .from(consents)
      .where(eq(consents.subject, `cart-reminder:${row!.id}`))
      .orderBy(consents.id)
    expect(proof).toEqual([
      { choice: { cart_reminder: true }, version: 1 },
      { choice: { cart_reminder: false }, version: 1 },
    ])
    await remember(email)
    await pass(hours + 1)
    await run()
    expect(await sentTo(email)).toHaveLength(1)
  })
})

describe('an email about the cart of an account', () => {
  const email = 'user@example.com'
  const choose = (is_given: boolean) =>
    shop.call('PUT', '/me/cart/reminder', { as: 'user', body: { is_given, locale: 'it', version: 1 } })
  const fill = async () => {
    const product = await shop.shelve(20)
    await shop.call('POST', '/me/cart/changes', { as: 'user', body: { lines: [cartLine(product)] } })
  }
  const passOfCart = () =>
    shop.context.db.execute(
      sql`update carts set updated_at = updated_at - make_interval(hours => ${hours + 1})`,
    )

  it('requires consent, is sent once per cart, and leads to the login', async () => {
    await fill()
    await passOfCart()
    await run()
    expect(await sentTo(email)).toEqual([])
    expect((await choose(true)).json()).toEqual({ is_given: true })
    await run()
    await fill()
    await passOfCart()
    await run()
    const sent = await sentTo(email)
    expect(sent).toHaveLength(1)
    const token = tokenIn(sent[0]?.text, 'restore')
    const restored = await shop.call('POST', '/cart/restore', { body: { token } })
    expect(restored.json()).toEqual({ lines: [], is_of_account: true })
  })

  it('is due again after the cart was empty, until the consent is withdrawn', async () => {
    await shop.context.db.execute(sql`update carts set lines = '[]'`)
    await run()
    await fill()
    await passOfCart()
    await run()
    expect(await sentTo(email)).toHaveLength(2)
    await choose(false)
    expect((await shop.call('GET', '/me/cart/reminder', { as: 'user' })).json()).toEqual({ is_given: false })
    await shop.context.db.execute(sql`update carts set lines = '[]'`)
    await run()
    await fill()
    await passOfCart()
    await run()
    expect(await sentTo(email)).toHaveLength(2)
  })
})
