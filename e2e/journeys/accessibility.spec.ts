import type { Role } from '../../src/contract/permissions.ts'
import { findingsOn } from '../world/axe.ts'
import { openBattle, withoutWebgl } from '../world/battle.ts'
import { expectDrawn } from '../world/forms.ts'
import { expect, test } from '../world/visit.ts'

const pages: { person: Role | null; paths: string[] }[] = [
  {
    person: null,
    paths: [
      '/',
      '/negozio',
      '/negozio/abbigliamento/t-shirt-draghissimo',
      '/login',
      '/register',
      '/characters',
      '/game',
      '/game/play',
      '/nessuna-pagina',
    ],
  },
  {
    person: 'user',
    paths: [
      '/account/dashboard',
      '/account/details',
      '/account/orders',
      '/account/shipping',
      '/checkout',
      '/game',
      '/game/decks',
      '/game/play',
      '/game/album',
      '/game/lobby',
    ],
  },
  { person: 'admin', paths: ['/administration', '/administration/products', '/administration/settings'] },
]

for (const { person, paths } of pages)
  test.describe(`no axe finding for ${person ?? 'a guest'}`, () => {
    test.use({ person })

    for (const DarkMode of [false, true])
      test.describe(DarkMode ? 'in the dark' : 'in the light', () => {
        test.use({ kept: { DarkMode } })

        for (const path of paths)
          test(`on ${path}`, async ({ page }) => {
            await page.goto(path)
            await expectDrawn(page)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
            expect(await findingsOn(page)).toEqual([])
          })
      })
  })

test('no axe finding on the twin of a battle', async ({ page }) => {
  await withoutWebgl(page)
  await openBattle(page, '/game/battle/oldnew')
  await expect(page.getByTestId('use-move').first()).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})

test.describe('the consent dialog', () => {
  test.use({ consent: null })

  test('has no axe finding', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
})
