/**
 * States of the administration's screens that their address does not show: open records, dialogs, errors, selected
 * rows. They save nothing, except a draft order, which is saved automatically.
 */
import type { Page } from '@playwright/test'
import type { ScreenName } from '../../src/contract/paths.ts'
import type { State } from './views.ts'

const main = (page: Page) => page.getByRole('main')
const dialogOf = (page: Page) => page.getByRole('dialog').waitFor()

/** Clicks the element with this text, then waits for a dialog. */
const pressed =
  (key: string): State =>
  async ({ page, say }) => {
    await main(page)
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()
    await dialogOf(page)
  }

/** Opens the first record of a list whose rows open with a button. */
const opened =
  (inside: string): State =>
  async ({ page }) => {
    await main(page).locator(inside).first().click()
    await page.waitForLoadState('networkidle')
  }

const found =
  (words: string): State =>
  async ({ page }) => {
    const isAnswered = page.waitForResponse(response => response.url().includes(`search=${words}`))
    await main(page).getByRole('searchbox').first().fill(words)
    await isAnswered
  }

const tab =
  (key: string): State =>
  async ({ page, say }) => {
    await page.getByRole('tab', { name: say(key) }).click()
    await page.getByRole('tab', { name: say(key), selected: true }).waitFor()
  }

const choose: State = async ({ page }) => {
  const boxes = main(page).getByRole('table').getByRole('checkbox')
  for (const at of [1, 3, 4]) await boxes.nth(at).check()
}

export const adminStates: Partial<Record<ScreenName, Record<string, State>>> = {
  admin: {
    menu: async ({ page, say }) => {
      await page.getByRole('button', { name: say('nav.open_menu') }).click()
    },
  },
  adminProducts: {
    nothing: found('zzzz'),
    chosen: choose,
    prices: async stage => {
      await choose(stage)
      const bar = stage.page.getByRole('toolbar')
      await bar.getByRole('button', { name: stage.say('admin.products.bulk.prices') }).click()
      await stage.page
        .getByRole('dialog')
        .getByRole('textbox', { name: stage.say('admin.products.bulk.value') })
        .fill('10')
    },
    views: pressed('react-admin.saved_queries.label'),
  },
  adminProduct: {
    translated: async ({ page }) => page.getByRole('tab', { name: /Deutsch/ }).click(),
    matrix: pressed('admin.products.make_variants'),
  },
  adminProductCreate: {
    faults: async ({ page, say }) => {
      await page.getByRole('button', { name: say('react-admin.action.save'), exact: true }).click()
      await page.getByText(say('validation.required')).first().waitFor()
    },
  },
  adminOrder: { refund: pressed('admin.orders.refund') },
  adminOrderCreate: {
    desk: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('admin-sales.desk.begin') })
        .first()
        .click()
      await page.waitForURL(/draft=/)
      await main(page)
        .getByRole('combobox', { name: say('admin-sales.desk.add_product') })
        .fill('BA-PK-FUO')
      await page.getByRole('option').filter({ hasText: 'BA-PK-FUO' }).first().click()
    },
  },
  adminReturns: { answer: pressed('admin-sales.returns.handle') },
  adminTickets: { answer: pressed('admin-sales.tickets.answer') },
  adminPacks: {
    simulated: async ({ page }) => {
      await page.getByRole('button', { name: /10[.,]000/ }).click()
      await page.getByRole('status').first().waitFor()
    },
    given: tab('admin-goods.packs.part.given'),
    codes: tab('admin-goods.packs.part.codes'),
  },
  adminCategories: { open: opened('li button[aria-pressed]') },
  adminAttributes: { open: opened('li button[aria-pressed]') },
  adminCollection: { step: opened('button[aria-expanded=false]') },
  adminCoupons: { new: pressed('admin.coupons.new'), many: pressed('admin-goods.coupons.many') },
  adminDocuments: { open: opened('td button') },
  adminSlideshow: {
    new: pressed('admin-words.slides.new'),
    open: opened('li button:not([aria-roledescription])'),
  },
  adminPayments: { open: opened('li button:not([aria-roledescription])') },
  adminShipping: { open: opened('li button:not([aria-roledescription])') },
  adminMedia: { open: opened('ul button') },
  adminUser: { block: pressed('admin-sales.users.block') },
  adminPromotion: { preview: pressed('admin-places.preview') },
  adminArticles: { categories: pressed('admin-words.articles.categories') },
  adminPages: { order: pressed('admin-words.pages.order_all') },
  adminSettings: {
    desk: async ({ page, say }) => page.getByRole('radio', { name: say('admin.settings.desk') }).check(),
    theme: tab('admin.settings.group.theme'),
    layout: tab('admin.settings.group.layout'),
    features: tab('admin.settings.group.features'),
    register: tab('admin.settings.group.register'),
  },
}
