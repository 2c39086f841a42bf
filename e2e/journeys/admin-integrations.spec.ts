/** The owner gives another program access: a token with scopes, and a webhook whose failed events are sent again. */

import { openReceiver, type Receiver } from '../../server/modules/integrations/webhooks/testing/receiver.ts'
import type { AdminProductRow } from '../../src/contract/endpoints/admin/products.ts'
import { clickButton } from '../fixtures/admin-calls.ts'
import { ask } from '../fixtures/api.ts'
import { authorised, freshAddress } from '../fixtures/sessions.ts'
import { expect, type Page, test } from '../fixtures/visit.ts'
import { say } from '../fixtures/words.ts'

test.use({ person: 'admin' })
test.describe.configure({ timeout: 240_000 })

const screen = '/administration/settings/integrations'
const words = (key: string, values?: Record<string, string | number>) =>
  say(`admin-integrations.${key}`, values)
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function createToken(page: Page, name: string, scopes: readonly string[]): Promise<string> {
  await clickButton(page, words('tokens.add'))
  const dialog = dialogOf(page, words('tokens.add'))
  await dialog.getByRole('textbox', { name: words('tokens.name') }).fill(name)
  for (const scope of scopes)
    await dialog.getByRole('checkbox', { name: words(`scope.${scope}`), exact: true }).check()
  await dialog.getByRole('button', { name: words('tokens.create'), exact: true }).click()
  await expect(dialogOf(page, words('secret.token'))).toBeVisible()
  return copySecret(page, words('secret.token'))
}

/** Tries to close the dialog first, which asks until the text was copied. */
async function copySecret(page: Page, title: string): Promise<string> {
  const dialog = dialogOf(page, title)
  const value = (await dialog.locator('code').textContent()) ?? ''
  await page.keyboard.press('Escape')
  await clickButton(page, words('secret.stay'))
  await dialog.getByRole('button', { name: words('secret.copy'), exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return value
}

/** A call of another program. Returns the status and the code of the problem. */
async function statusOf(url: string, token: string, path: string, change?: object): Promise<string> {
  const response = await fetch(`${url}/api${path}`, {
    method: change ? 'PATCH' : 'GET',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress(), ...authorised(token) },
    ...(change && { body: JSON.stringify(change) }),
  })
  const { code = '' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`.trim()
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))
test.afterEach(({ context }) => context.clearPermissions())

test('creates a token that opens only its scopes, and ends it by revoking it', async ({ page, shop }) => {
  await page.goto(screen)
  const token = await createToken(page, 'Contabilità', ['read_customers'])
  expect(await statusOf(shop.url, token, '/admin/customers')).toBe('200')
  expect(await statusOf(shop.url, token, '/admin/orders')).toBe('403 api_token_scope')
  await entry(page, 'Contabilità')
    .getByRole('button', { name: words('tokens.revoke') })
    .click()
  await dialogOf(page, words('tokens.revoke_title', { name: 'Contabilità' }))
    .getByRole('button', { name: words('tokens.revoke') })
    .click()
  await expect(entry(page, 'Contabilità')).toContainText(words('state.revoked'))
  expect(await statusOf(shop.url, token, '/admin/customers')).toBe('401 api_token_invalid')
})

test('shows deliveries of a webhook, and sends its failed events again', async ({ page, shop, sessions }) => {
  const receiver = await openReceiver()
  try {
    await page.goto(screen)
    const token = await createToken(page, 'Magazzino', ['write_stock'])
    const admin = await sessions.tokenOf('admin')
    const { data } = await ask<{ data: AdminProductRow[] }>(shop.url, '/admin/products?status=published', {
      token: admin,
    })
    const { sku } = data.find(({ variants, stock_quantity }) => variants === 0 && stock_quantity !== null)!
    const addPiece = async () =>
      expect(await statusOf(shop.url, token, '/admin/stock', { items: [{ sku, change: 1 }] })).toBe('200')
    await addWebhook(page, receiver)

    await addPiece()
    await receiver.waitFor(1)
    await openLog(page, receiver)
    const log = dialogOf(page, words('log.title'))
    const delivered = log.getByRole('listitem').getByText(words('log.states.delivered'), { exact: true })
    await expect(delivered).toHaveCount(1)
    await page.keyboard.press('Escape')

    receiver.respond = async () => ({ status: 500 })
    await addPiece()
    await receiver.waitFor(2)
    await toggleWebhook(page, receiver, 'disable')
    await toggleWebhook(page, receiver, 'enable')
    receiver.respond = async () => ({ status: 200 })
    await openLog(page, receiver)
    await log
      .getByLabel(words('log.state'), { exact: true })
      .selectOption({ label: words('log.states.failed') })
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await clickButton(page, words('log.replay_failed'))
    await dialogOf(page, words('log.replay_title_one', { count: 1 }))
      .getByRole('button', { name: words('log.replay'), exact: true })
      .click()
    const [, failed, repeated] = await receiver.waitFor(3)
    expect(repeated?.event.id).toBe(failed?.event.id)
    await page.keyboard.press('Escape')
    await openLog(page, receiver)
    await expect(delivered).toHaveCount(2)
  } finally {
    await receiver.close()
  }
})

async function addWebhook(page: Page, { url }: Receiver): Promise<void> {
  await clickButton(page, words('webhooks.add'))
  const dialog = dialogOf(page, words('webhooks.add'))
  await dialog.getByRole('textbox', { name: words('webhooks.url') }).fill(url)
  await dialog.getByRole('checkbox', { name: words('event.stock.changed'), exact: true }).check()
  await dialog.getByRole('button', { name: words('webhooks.save'), exact: true }).click()
  await copySecret(page, words('secret.secret'))
}

const openLog = (page: Page, { url }: Receiver) =>
  entry(page, url)
    .getByRole('button', { name: words('webhooks.log'), exact: true })
    .click()

async function toggleWebhook(page: Page, { url }: Receiver, change: 'enable' | 'disable'): Promise<void> {
  await entry(page, url)
    .getByRole('button', { name: words(`webhooks.${change}`), exact: true })
    .click()
  await expect(entry(page, url)).toContainText(words(change === 'enable' ? 'state.active' : 'state.disabled'))
}
