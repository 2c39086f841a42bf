/** The main tasks of the shop in every engine. */
import { localeFacts } from '../../../src/contract/locales.ts'
import { href } from '../../../src/contract/paths.ts'
import { productOf } from '../../fixtures/catalogue.ts'
import { packPath } from '../../fixtures/checkout.ts'
import { emailTo } from '../../fixtures/mail.ts'
import { newCollector } from '../../fixtures/packs-table.ts'
import { addressWords } from '../../fixtures/purchase.ts'
import { demoPassword, registerPerson } from '../../fixtures/sessions.ts'
import { say, sayIn } from '../../fixtures/words.ts'
import { expect, test } from '../journey.ts'
import type { Sought, Visitor } from '../visitor.ts'

const banner: Sought = { role: 'banner' }
const main: Sought = { role: 'main' }
const heading: Sought = { role: 'heading', css: 'h1' }

async function enter(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.fill({ label: say('auth.email'), within: main }, email)
  await visitor.fill({ label: say('auth.password'), within: main }, password)
  await visitor.click({ role: 'button', name: say('auth.login.submit'), within: main })
}

const seeLoggedIn = (visitor: Visitor) =>
  visitor.see({ role: 'link', name: new RegExp(say('nav.account')), within: banner })

test.describe('a first visit', () => {
  test.use({ remembered: { consent: null } })

  test('asks for consent once, and keeps the selected language', async ({ visitor, shop }) => {
    const shown = await productOf(shop.url, 'busta-fuoco-serie-1', 'de')
    await visitor.goTo(packPath)
    const consent: Sought = { role: 'dialog', name: say('common.consent.title') }
    await visitor.click({ role: 'button', name: say('common.consent.reject'), within: consent })
    await visitor.seeNo(consent)
    await visitor.click({ role: 'button', name: new RegExp(`^${say('nav.language')}:`), within: banner })
    await visitor.click({ role: 'link', name: localeFacts.de.name, within: { role: 'dialog' } })
    await visitor.see({ ...heading, name: shown.title })
    await visitor.goTo('/')
    await visitor.at('/de')
    await visitor.see({ role: 'link', name: sayIn('de', 'nav.login'), within: banner })
    expect(await visitor.count({ role: 'dialog' })).toBe(0)
  })
})

/** Runs in the page: the pixels by which the texts of the header's menu overlap its tools. */
const readReach = (menu: string): number => {
  const words = document.querySelector<HTMLElement>(`header nav[aria-label="${menu}"]`)
  const shown = [...(words?.children ?? [])]
    .map(child => child.getBoundingClientRect())
    .filter(box => box.width > 0)
  const tools = words?.nextElementSibling?.getBoundingClientRect()
  if (!tools || shown.length === 0) throw new Error('no header')
  return Math.round(Math.max(...shown.map(box => box.right)) - tools.left)
}

for (const locale of ['it', 'de'] as const)
  test(`in ${locale}: never overlaps menu and tools of the header, with and without a scroll bar`, async ({
    visitor,
  }) => {
    await visitor.goTo(href('shop', locale))
    const reaches: [number, number][] = []
    for (const width of [840, 920, 1000, 1100, 1160, 1200, 1280]) {
      await visitor.resize({ width, height: 700 })
      reaches.push([width, await visitor.evaluate(readReach, sayIn(locale, 'nav.main'))])
    }
    expect(reaches.filter(([, reach]) => reach > 0)).toEqual([])
  })

test('finds a product during typing, and opens it', async ({ visitor }) => {
  await visitor.goTo('/negozio')
  await visitor.click({ role: 'link', name: say('nav.search'), within: banner })
  const dialog: Sought = { role: 'dialog', name: say('nav.search') }
  await visitor.fill({ role: 'combobox', name: say('nav.search'), within: dialog }, 'tazza mokarello')
  const first = async () => (await visitor.texts({ role: 'option', within: dialog }))[0] ?? ''
  // Suggestions for half the text may contain it too, but not as the first, which the arrow key selects.
  await visitor.until('it is the first suggestion', async () => (await first()).includes('Tazza Mokarello'))
  await visitor.visit.key('ArrowDown')
  await visitor.see({ css: '[role=option][aria-selected=true]', holds: 'Tazza Mokarello', within: dialog })
  await visitor.visit.key('Enter')
  await visitor.at('/negozio/statuine-e-stampe/tazza-mokarello')
  await visitor.seeNo(dialog)
})

test('buys a variant through cart, login and checkout, with email and order in the account', async ({
  visitor,
  shop,
}) => {
  const person = await registerPerson(shop.url)
  const shirt = await productOf(shop.url, 't-shirt-draghissimo')
  await visitor.goTo(`/negozio/${shirt.category.slug}/${shirt.slug}`)
  await visitor.click({ role: 'button', name: 'M', within: main })
  await visitor.see({ role: 'button', name: 'M', css: '[aria-pressed=true]', within: main })
  await visitor.click({ role: 'button', name: say('shop.add'), within: main })
  const cart: Sought = { role: 'button', name: new RegExp(`^${say('nav.cart')}`), within: banner }
  await visitor.expect('one piece in the cart', () => visitor.texts(cart), ['1'])

  await visitor.click({ role: 'link', name: say('nav.login'), within: banner })
  await enter(visitor, person.email, person.password)
  await seeLoggedIn(visitor)
  await visitor.click(cart)
  const panel: Sought = { role: 'dialog', name: new RegExp(`^${say('nav.cart')}`) }
  await visitor.see({ role: 'listitem', holds: shirt.title, within: panel })
  await visitor.click({ role: 'link', name: say('shop.cart.checkout'), within: panel })

  await visitor.at(/^\/checkout/)
  for (const [key, value] of addressWords) await visitor.fill({ label: say(`shop.address.${key}`) }, value)
  await visitor.choose({ label: say('shop.address.province') }, 'MI')
  const pay = new RegExp(say('shop.checkout.pay').replace('{{amount}}', '.+'))
  await visitor.click({ role: 'button', name: pay, at: -1 })
  await visitor.at(/^\/checkout\/complete\?order=/)
  await visitor.see({ ...heading, name: say('shop.thanks.done.title') })
  const number = new URLSearchParams((await visitor.path()).split('?')[1]).get('order') ?? ''
  await visitor.reload()
  await visitor.see({ ...heading, name: say('shop.thanks.done.title') })

  expect(await emailTo(shop, 'order-paid', person.email, number)).toContain(say('emails.order-paid.button'))
  await visitor.goTo('/account/orders')
  await visitor.click({ role: 'link', holds: number, within: main })
  await visitor.see({ text: say('shop.order.event.paid') })
})

test('keeps the login across a reload until the logout', async ({ visitor, shop, sessions }) => {
  const { email, password } = await newCollector({ shop, sessions }, {})
  await visitor.goTo('/account/details')
  await visitor.at('/login?next=%2Faccount%2Fdetails')
  await enter(visitor, email, 'sbagliata-davvero')
  await visitor.see({ role: 'alert' })
  await enter(visitor, email, password)
  await visitor.at('/account/details')
  await visitor.reload()
  await seeLoggedIn(visitor)
  await visitor.click({ role: 'button', name: say('nav.logout'), at: 0 })
  await visitor.at('/login')
  expect(await visitor.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await visitor.goTo('/login')
  await enter(visitor, 'admin@example.com', demoPassword)
  await visitor.at('/administration')
})
