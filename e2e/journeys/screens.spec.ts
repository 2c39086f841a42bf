/**
 * Every public screen, every screen of an account and of the game, each opened once. On ten devices nothing scrolls
 * sideways, no control is smaller than a finger or covered by a notch, no text is smaller than 12 px. On a desktop axe
 * finds nothing. Some are given long words. At the end of a walk, going back leads over the same screens, each once.
 */
import type { ScreenName } from '../../src/contract/paths.ts'
import { settled } from '../fixtures/devices.ts'
import { expectDrawn } from '../fixtures/forms.ts'
import { byAxe, inParts, type Look, lookAt, onEveryDevice, withLongWords } from '../fixtures/looks.ts'
import { askedForPicture, expect, type Page, test } from '../fixtures/visit.ts'
import { addressOf, type View, views } from '../screenshots/views.ts'

test.use({
  pictures: true,
  viewport: { width: 393, height: 852 },
  hasTouch: true,
  isMobile: true,
  kept: { ...askedForPicture, preferences: { speed: 4, reducedMotion: true, quality: 'low' } },
})
test.describe.configure({ mode: 'parallel' })

const shown = Object.entries(views).flatMap(([name, view]) =>
  view && view.group !== 'admin' ? [{ name: name as ScreenName, view }] : [],
)

/** The screens by user and group: one walk for each. */
const walks = new Map(shown.map(({ view: { person, group } }) => [`${group} ${person}`, { person, group }]))

const wordy: readonly ScreenName[] = [
  'home',
  'shop',
  'product',
  'characters',
  'blog',
  'promotions',
  'faq',
  'accountDashboard',
  'accountOrders',
]

/** The DOM version of a battle has a separate journey for axe (`accessibility.spec.ts`). */
const looksAt = (name: ScreenName, { isReady }: View): Look[] => [
  onEveryDevice,
  ...(isReady ? [] : [byAxe]),
  ...(wordy.includes(name) ? [withLongWords] : []),
]

/** The addresses in the history, and the current one. */
const entriesOf = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => navigation.entries().map(({ url }) => url))

for (const { person, group } of walks.values())
  test.describe(`${group} for ${person ?? 'a guest'}`, () => {
    test.use({ person })

    const screens = shown.filter(({ view }) => view.person === person && view.group === group)
    for (const part of inParts(screens, 4))
      test(`fits every device, has no axe violations and links back: ${part.map(({ name }) => name).join(', ')}`, async ({
        page,
        shop,
        sessions,
      }) => {
        test.setTimeout(240_000)
        const been: string[] = []
        for (const { name, view } of part) {
          await page.setViewportSize({ width: 393, height: 852 })
          await page.goto(await addressOf(name, view, 'it', { url: shop.url, sessions }))
          await expectDrawn(page)
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          been.push(page.url())
          await lookAt(page, name, looksAt(name, view))
        }
        expect(await entriesOf(page), 'each screen is one step of the way back').toEqual(been)
        if (been.length < 2) return
        await page.goBack({ waitUntil: 'domcontentloaded' })
        expect(page.url()).toBe(been.at(-2))
      })
  })

test.describe('with the keyboard open', () => {
  test.use({ person: 'user' })

  for (const screen of ['accountDetails', 'accountShipping', 'creator'] as const)
    test(`${screen}: covers the focused field with no bar`, async ({ page, shop, sessions }) => {
      const view = views[screen]
      if (!view) throw new Error('no such screen')
      await page.setViewportSize({ width: 412, height: 470 })
      await page.goto(await addressOf(screen, view, 'it', { url: shop.url, sessions }))
      await expectDrawn(page)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const fields = page.locator(
        ':is(input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea):visible:enabled',
      )
      await expect(fields.first()).toBeVisible()
      const covered: string[] = []
      for (const field of await fields.all()) {
        await field.focus()
        await settled(page)
        const isFree = await field.evaluate(one => {
          const { left, top, width, height } = one.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return found !== null && (one.contains(found) || found.contains(one))
        })
        if (!isFree) covered.push(await field.evaluate(one => one.outerHTML.slice(0, 120)))
      }
      expect(covered).toEqual([])
    })
})

test.describe('a downward swipe', () => {
  test.use({ person: 'user' })

  for (const screen of ['battleNew', 'pack', 'album', 'decks', 'creator'] as const)
    test(`${screen}: does not reload the page`, async ({ page, shop, sessions }) => {
      const view = views[screen]
      if (!view) throw new Error('no such screen')
      await page.goto(await addressOf(screen, view, 'it', { url: shop.url, sessions }))
      await expectDrawn(page)
      await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'none')
    })
})
