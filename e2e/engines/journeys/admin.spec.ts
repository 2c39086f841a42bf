/** The main tasks of the administration in every engine. */
import { ask } from '../../fixtures/api.ts'
import { packSlug } from '../../fixtures/checkout.ts'
import { placePaidOrder } from '../../fixtures/orders.ts'
import { say } from '../../fixtures/words.ts'
import { expect, test } from '../journey.ts'
import { withPicture } from '../picture.ts'

test.use({ remembered: { person: 'admin' } })

test('publishes a new product with a picture in the shop', async ({ visitor }) => {
  const field = (name: string) => ({ role: 'textbox', name: say(name) })
  await visitor.goTo('/administration/products')
  await visitor.click({ role: 'link', name: say('admin.products.new') })
  await visitor.at('/administration/products/create')
  await visitor.fill(field('admin.column.title'), 'Lanterna di prova')
  await visitor.fill(field('admin.record.sku'), 'T-LANTERNA')
  await visitor.fill(field('admin.products.base'), '12,90')
  await visitor.choose({ role: 'combobox', name: say('admin.column.category') }, 'Accessori')
  await visitor.choose({ role: 'combobox', name: say('admin.column.status') }, 'published')
  await visitor.fill(field('admin.column.stock'), '7')
  await withPicture(async file => {
    await visitor.visit.upload('input[type=file]', file)
    await visitor.see({ text: say('admin.products.cover') })
  })
  await visitor.click({ role: 'button', name: say('react-admin.action.save') })
  await visitor.at(/^\/administration\/products\/\d+$/)
  await visitor.see({ text: say('admin.products.created') })
  await visitor.click({ role: 'link', name: say('admin.record.open_public') })
  await visitor.at(/lanterna-di-prova$/)
  await visitor.see({ role: 'heading', css: 'h1', name: 'Lanterna di prova' })
})

test('ships a paid order, and shows it to the buyer', async ({ visitor, shop, sessions }) => {
  const token = await sessions.tokenOf('user')
  const number = await placePaidOrder(shop.url, token, packSlug)
  await visitor.goTo('/administration/orders')
  await visitor.click({ role: 'link', name: new RegExp(number), within: { role: 'table' } })
  await visitor.see({ role: 'heading', css: 'h1', holds: number })
  await visitor.click({ role: 'button', name: say('admin.orders.send') })
  await visitor.fill({ label: say('admin.orders.carrier') }, 'BRT')
  await visitor.click({ role: 'button', name: say('admin.orders.send_now') })
  await visitor.see({ text: say('admin.orders.parcel.shipped'), at: 0 })
  const order = await ask<{ parcel_status: string }>(shop.url, `/me/orders/${number}`, { token })
  expect(order.parcel_status).toBe('shipped')
})
