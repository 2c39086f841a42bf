/** The texts on the canvas of a battle, on devices with another scale of the table. */
import { DeviceEmulation, devices, settled } from '../fixtures/devices.ts'
import { smallStageTexts, watchStage } from '../fixtures/stage-texts.ts'
import { askedForPicture, expect, test } from '../fixtures/visit.ts'
import { addressOf, views } from '../screenshots/views.ts'

const smallest = 12 // CSS pixels

test.use({
  viewport: { width: 852, height: 393 },
  hasTouch: true,
  isMobile: true,
  kept: {
    ...askedForPicture,
    preferences: { speed: 4, reducedMotion: true, quality: 'low', playsUpright: true },
  },
})

/** Devices on which the battle's table has another scale. A window that is neither wide nor upright has no table. */
const tables = devices.filter(({ width, height }) => width > 600 || height > width * 1.5)

test.describe('the game on the canvas', () => {
  test.use({ person: 'user', drawn: true })

  for (const screen of ['battleNew', 'battleOld'] as const)
    test(`${screen}: draws no text smaller than 12 px on the canvas`, async ({ page, shop, sessions }) => {
      test.setTimeout(240_000)
      await watchStage(page)
      const view = views[screen]
      if (!view) throw new Error('no such screen')
      await page.setViewportSize(tables[0] ?? { width: 844, height: 390 })
      await page.goto(await addressOf(screen, view, 'it', { url: shop.url, sessions }))
      await expect(page.locator('[data-stage=on]')).toBeVisible({ timeout: 60_000 })
      await view.isReady?.(page)
      const emulation = await DeviceEmulation.of(page)
      const found: string[] = []
      for (const device of tables) {
        await emulation.become(device)
        await settled(page)
        found.push(
          ...(await page.evaluate(smallStageTexts, smallest)).map(
            fault => `${screen}: ${fault} (${device.name})`,
          ),
        )
      }
      expect(found).toEqual([])
    })
})
