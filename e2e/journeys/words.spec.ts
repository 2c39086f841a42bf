/** Content: an admin writes pages, articles, slides and newsletters. Visitors find, read and rate them. */

import { href } from '../../src/contract/paths.ts'
import type { Role } from '../../src/contract/permissions.ts'
import { findingsOn } from '../fixtures/axe.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { emailTo, linkIn } from '../fixtures/mail.ts'
import { freshEmail } from '../fixtures/sessions.ts'
import { askedForPicture, expect, type Page, rememberedState, test as visit } from '../fixtures/visit.ts'
import { say, sayIn } from '../fixtures/words.ts'

const words = (key: string, values?: Record<string, string | number>) => say(`admin-words.${key}`, values)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, say('react-admin.action.save'))
const language = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

const window = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** Another user in another browser. */
const test = visit.extend<{ pageOf(person: Role | null): Promise<Page> }>({
  pageOf: async ({ shop, sessions, joinedBy }, use) =>
    use(async person => {
      const consent = { analytics: false, marketing: false }
      const state = await rememberedState({ shop, sessions }, { person, consent, kept: askedForPicture })
      return joinedBy({ state, window, isDrawn: false })
    }),
})

test.describe('an admin', () => {
  test.use({ person: 'admin' })

  test('creates a page with blocks that menu and footer link to in two languages', async ({
    page,
    pageOf,
  }) => {
    test.setTimeout(150_000)
    await page.goto(href('adminPage', 'it', { id: 'create' }))
    await field(page, words('pages.title')).fill('Fiera di Lucca')
    const kinds = page.getByRole('group', { name: words('blocks.add') })
    await kinds.getByRole('button', { name: words('blocks.kind.quote') }).click()
    const quote = page
      .getByRole('region', { name: words('blocks.kind.quote') })
      .getByRole('textbox', { name: words('blocks.field.text'), exact: true })
    await quote.fill('Ci vediamo allo stand 7')
    await language(page, 'English')
    await field(page, words('pages.title')).fill('Lucca Fair')
    await quote.fill('See you at stand 7')
    await page.getByRole('switch', { name: words('pages.published') }).check()
    await page.getByRole('switch', { name: words('pages.in_menu') }).check()
    await page.getByRole('switch', { name: words('pages.in_footer') }).check()
    await save(page)
    await expect(page).toHaveURL(/\/administration\/pages\/\d+$/)
    expect(await findingsOn(page)).toEqual([])

    const guest = await pageOf(null)
    await guest.goto('/')
    const footer = guest.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Fiera di Lucca' })).toBeVisible()
    const banner = guest.getByRole('banner')
    await banner.getByRole('button', { name: say('nav.more') }).click()
    await guest.getByRole('dialog').getByRole('link', { name: 'Fiera di Lucca' }).click()
    await expect(guest).toHaveURL('/fiera-di-lucca')
    await expect(guest.getByText('Ci vediamo allo stand 7')).toBeVisible()
    await guest.goto('/en/lucca-fair')
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Lucca Fair')
    await expect(guest.getByText('See you at stand 7')).toBeVisible()
    await expect(guest.getByRole('contentinfo').getByRole('link', { name: 'Lucca Fair' })).toBeVisible()
  })

  test('writes an article that the journal lists once it is published', async ({ page, pageOf }) => {
    test.setTimeout(120_000)
    await page.goto(href('adminArticle', 'it', { id: 'create' }))
    await field(page, words('pages.title')).fill('Come si taglia una carta')
    await field(page, words('pages.lead')).fill('Forbici, riga e pazienza')
    await page.getByRole('textbox', { name: words('pages.body') }).fill('Prima la riga.')
    await page
      .getByRole('combobox', { name: words('articles.category') })
      .selectOption({ label: 'Dietro le carte' })
    await save(page)
    await expect(page).toHaveURL(/\/administration\/pages\/blog\/\d+$/)
    const guest = await pageOf(null)
    const address = href('article', 'it', { slug: 'come-si-taglia-una-carta' })
    expect((await guest.goto(address))?.status()).toBe(404)
    await page.getByRole('switch', { name: words('articles.published') }).check()
    await save(page)
    await expect(page.getByText(words('articles.published'), { exact: true }).first()).toBeVisible()
    await expect(async () => {
      expect((await guest.goto(address))?.status()).toBe(200)
    }).toPass()
    await expect(guest.getByText('Prima la riga.')).toBeVisible()
  })

  test('adds a slide that the home page shows', async ({ page, shop }) => {
    test.setTimeout(120_000)
    await page.goto(href('adminSlideshow', 'it'))
    await press(page, words('slides.new'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('react-admin.action.save') }).click()
    await expect(dialog.getByText(say('validation.required'))).toBeVisible()
    await dialog.getByRole('textbox', { name: words('slides.title') }).fill('Notte dei mostri')
    await expect(dialog.getByRole('figure').getByText('Notte dei mostri')).toBeVisible()
    await dialog.getByRole('button', { name: say('react-admin.action.save') }).click()
    await expect(page.getByRole('button', { name: 'Notte dei mostri', exact: true })).toBeVisible()
    const { at } = await page.evaluate(async url => {
      const slides = (await (await fetch(`${url}/api/slides`)).json()) as { title: string }[]
      return { at: slides.findIndex(slide => slide.title === 'Notte dei mostri') }
    }, shop.url)
    expect(at).toBe(3)
  })
})

test('finds a question by search and opens its answer', async ({ page }) => {
  await page.goto(href('faq', 'it'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domande frequenti')
  await expect(page.getByRole('searchbox', { name: say('site.faq.search') })).toBeVisible() // the app has started
  await page.getByText('Posso restituire una busta aperta?').press('Enter')
  await expect(page.getByText('entro il termine di recesso')).toBeVisible()
  await page.getByRole('searchbox', { name: say('site.faq.search') }).fill('probabilita')
  await expect(page.getByText('Quali sono le probabilità?')).toBeVisible()
  await expect(page.getByText('Come posso pagare?')).toHaveCount(0)
  expect(await findingsOn(page)).toEqual([])
})

test('subscribes, confirms, receives a campaign and unsubscribes from the newsletter', async ({
  page,
  shop,
  pageOf,
}) => {
  test.setTimeout(150_000)
  const email = freshEmail('lettere')
  await page.goto('/')
  await expectDrawn(page) // a box ticked before shows no tick until its click is replayed
  const box = page.getByRole('region', { name: say('common.newsletter.title') })
  await box.getByLabel(say('common.newsletter.email')).fill(email)
  await expect(box.getByRole('button', { name: say('common.newsletter.subscribe') })).toBeDisabled()
  await box.getByLabel(say('common.newsletter.terms')).check()
  await box.getByRole('button', { name: say('common.newsletter.subscribe') }).click()
  await expect(page.getByText(say('common.newsletter_added'))).toBeVisible()

  await page.goto(linkIn(await emailTo(shop, 'newsletter-confirm', email), 'confirm='))
  await press(page, say('newsletter.confirm.button'))
  await expect(page.getByRole('heading', { name: say('newsletter.confirm.done') })).toBeVisible()

  const admin = await pageOf('admin')
  await admin.goto(href('adminCampaign', 'it', { id: 'create' }))
  await field(admin, words('campaigns.name')).fill('Prova di dicembre')
  await field(admin, words('campaigns.subject')).fill('Mostri in arrivo')
  await field(admin, words('campaigns.title')).fill('Sono qui')
  await admin.getByRole('textbox', { name: words('campaigns.html'), exact: true }).fill('Apri la porta.')
  await save(admin)
  await expect(admin).toHaveURL(/\/administration\/newsletter\/\d+$/)
  await expect(admin.frameLocator('iframe').getByText('Apri la porta.')).toBeVisible()
  await press(admin, words('campaigns.send'))
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: words('campaigns.send'), exact: true })
    .click()
  await expect(admin.getByText(words('campaigns.results'))).toBeVisible()

  const letter = await emailTo(shop, 'campaign', email)
  expect(letter).toContain('List-Unsubscribe-Post')
  await page.goto(linkIn(letter, 'leave='))
  await press(page, say('newsletter.leave.button'))
  await expect(page.getByRole('heading', { name: say('newsletter.leave.done') })).toBeVisible()
  await admin.goto(href('adminSubscribers', 'it'))
  await expect(admin.getByRole('row', { name: new RegExp(email) })).toContainText(
    words('subscribers.status.unsubscribed'),
  )
})

test.describe('a reader', () => {
  test.use({ person: 'user' })

  test('filters the journal, searches it, reads an article and rates it', async ({ page }) => {
    await page.goto(href('blog', 'it'))
    await page.getByRole('link', { name: 'Guide', exact: true }).click()
    await expect(page).toHaveURL(/category=guide/)
    await page.goto(href('blog', 'it'))
    await page.getByRole('searchbox', { name: say('site.blog.search') }).fill('balenauta')
    await page.getByRole('searchbox', { name: say('site.blog.search') }).press('Enter')
    await expect(page).toHaveURL(/search=balenauta/)
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0) // otherwise the list moves during the click
    await page
      .getByRole('link', { name: /Balenauta/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Balenauta')
    await page
      .getByRole('radio', { name: sayIn('it', 'site.blog.stars_other', { count: 4 }) })
      .click({ force: true })
    await expect(page.getByText(say('site.blog.rated'))).toBeVisible()
  })

  test('keeps a vote that was given while the previous vote was loading', async ({ page }) => {
    let release = () => {}
    const isVoted = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/me/articles/*/rating', async route => {
      const response = await route.fetch() // before the vote
      await isVoted
      await route.fulfill({ response })
    })
    await page.goto(href('blog', 'it'))
    await page
      .getByRole('link', { name: /Mokarello/ })
      .first()
      .click()
    const vote = page.waitForResponse(response => response.request().method() === 'PUT')
    await page
      .getByRole('radio', { name: sayIn('it', 'site.blog.stars_other', { count: 5 }) })
      .click({ force: true })
    await vote
    const late = page.waitForResponse('**/me/articles/*/rating')
    release()
    await (await late).finished()
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await expect(page.getByText(say('site.blog.rated'))).toBeVisible()
  })
})
