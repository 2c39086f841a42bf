/** W10: a word of eighty letters, wherever a person or an admin can write one, breaks and widens no page; usual words stay whole. */
import { expect, type Page, test } from '../fixtures/visit.ts'

const screens = [
  '/',
  '/negozio',
  '/negozio/buste-e-box/box-24-buste-serie-1',
  '/characters',
  '/blog',
  '/promozioni',
  '/domande-frequenti',
  '/account/dashboard',
  '/account/orders',
  '/administration',
  '/administration/users',
  '/administration/orders',
  '/administration/products',
  '/administration/products/1',
  '/administration/categories',
  '/administration/payments',
  '/administration/shipping',
  '/administration/documents',
  '/administration/pages/media',
  '/administration/products/reviews',
  '/administration/settings?group=register',
]

/** Every text of the page but the shop's own short ones (controls, their rows, badges), and tables, which scroll by themselves. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const fixed =
      'button, a > span, label, legend, nav, table, [role=tablist], svg, select, option, [aria-hidden=true]'
    const isRigid = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).flexShrink === '0' || isRigid(one.parentElement))
    for (const one of document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, h4, p, a, li, dd, b, strong, small, span, em)',
    )) {
      const isText = one.childNodes.length === 1 && one.firstChild?.nodeType === Node.TEXT_NODE
      if (!isText || one.closest(fixed) || isRigid(one) || getComputedStyle(one).whiteSpace === 'nowrap')
        continue
      if (/\p{L}{3}/u.test(one.textContent ?? '')) one.textContent = 'Lunghissimo'.repeat(8).slice(0, 80)
    }
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/** Words of up to fifteen letters that stand on two lines, where no hyphen is set. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const box = text.parentElement
      const isSpoken = box !== null && box.getBoundingClientRect().width <= 1
      if (!box?.checkVisibility() || isSpoken || getComputedStyle(box).hyphens === 'auto') continue
      for (const word of text.data.matchAll(/(?<!\p{L})[\p{L}’']{3,15}(?!\p{L})/gu)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word[0])
      }
    }
    return broken
  })

test.describe('with everything open', () => {
  test.use({ person: 'admin' })

  for (const width of [360, 1440])
    test(`W10: at ${width} px no long word makes a page wider than its window, and no short one is broken`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const wide: string[] = []
      const broken: string[] = []
      for (const screen of screens) {
        await page.goto(screen)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        const words = await brokenWords(page)
        if (words.length > 0) broken.push(`${screen}: ${words.join(' ')}`)
        const beyond = await lengthen(page)
        if (beyond > 0) wide.push(`${screen}: ${beyond} px`)
      }
      expect(broken).toEqual([])
      expect(wide).toEqual([])
    })
})
