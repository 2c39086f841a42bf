/** W10: a word of eighty letters, wherever a person or an admin can write one, breaks and widens no page; usual words stay whole. */
import { settled } from '../fixtures/devices.ts'
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

const narrow = { width: 360, height: 900 }
const wide = { width: 1440, height: 900 }

test.describe('with everything open', () => {
  test.use({ person: 'admin', viewport: wide })

  test('W10: at 360 and 1440 px no long word makes a page wider than its window, and no short one is broken', async ({
    page,
  }) => {
    const tooWide: string[] = []
    const broken: string[] = []
    /** One visit of a screen serves both widths. */
    const atBothWidths = async (look: (at: string) => Promise<void>, screen: string) => {
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size)
        await settled(page)
        await look(`${screen} at ${size.width} px`)
      }
    }
    for (const screen of screens) {
      await page.setViewportSize(wide)
      await page.goto(screen)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await atBothWidths(async at => {
        const words = await brokenWords(page)
        if (words.length > 0) broken.push(`${at}: ${words.join(' ')}`)
      }, screen)
      await atBothWidths(async at => {
        const beyond = await lengthen(page)
        if (beyond > 0) tooWide.push(`${at}: ${beyond} px`)
      }, screen)
    }
    expect(broken).toEqual([])
    expect(tooWide).toEqual([])
  })
})
