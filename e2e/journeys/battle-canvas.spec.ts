import { layoutBattle } from '../../src/stage/layout/layout.ts'
import { fastBattle, openBattle, playTurn, tapsWithinOneFrame, untilOwnMove } from '../fixtures/battle.ts'
import { expect, test } from '../fixtures/visit.ts'
import { loseContext } from '../fixtures/webgl.ts'
import { say } from '../fixtures/words.ts'

test.use({ kept: fastBattle, viewport: { width: 844, height: 390 } })

test.describe('with all animations, at four times the speed', () => {
  test.use({ drawn: true, kept: { preferences: { speed: 4, reducedMotion: false, confirmMoves: true } } })

  test('continues the battle after a lost graphics context and a rotation', { tag: '@O5' }, async ({
    page,
  }) => {
    test.setTimeout(600_000) // frames rendered in software
    const battle = await openBattle(page, '/game/battle/oldnew')
    await expect(battle).toHaveAttribute('data-stage', 'on')
    await untilOwnMove(page)
    await loseContext(page)
    await playTurn(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.setViewportSize({ width: 844, height: 390 })
    await playTurn(page)
    await expect(battle).toHaveAttribute('data-stage', 'on')
    await expect(page.locator('canvas')).toHaveCount(1)
    const isLost = await page
      .locator('canvas')
      .evaluate(canvas => (canvas as HTMLCanvasElement).getContext('webgl2')?.isContextLost())
    expect(isLost).toBe(false)
  })
})

test.describe('on the canvas', () => {
  test.use({ drawn: true })

  test('selects a move on the first tap and plays it on the second, and reuses the canvas for the next battle', async ({
    page,
  }) => {
    test.setTimeout(300_000) // frames rendered in software
    const battle = await openBattle(page, '/game/battle/oldnew')
    await expect(battle).toHaveAttribute('data-stage', 'on')
    await untilOwnMove(page)
    const canvas = await page.locator('canvas').elementHandle()
    const { settings, tiles, unit } = layoutBattle(844, 390, { left: 0, right: 0 }, { hasEnergy: false })
    const lowest = {
      x: (tiles.x + tiles.w / 2) * unit,
      y: (tiles.y + 2 * (tiles.h + tiles.gap) + tiles.h / 2) * unit,
    }
    const rival = battle.getByTestId('active-rival')
    const first = await rival.textContent()
    await page.mouse.click(lowest.x, lowest.y)
    await expect(battle.getByTestId('prompt')).toHaveText(say('battle.prompt.tapAgain'))
    expect(await rival.textContent()).toBe(first)
    await page.mouse.click(lowest.x, lowest.y)
    await expect(rival).not.toHaveText(first ?? '')

    await untilOwnMove(page)
    const edge = { x: (tiles.x + tiles.w) * unit - 1, y: (tiles.y + 2 * (tiles.h + tiles.gap)) * unit + 1 }
    const second = await rival.textContent()
    await tapsWithinOneFrame(page, edge, 2)
    await expect(rival).not.toHaveText(second ?? '')

    await untilOwnMove(page)
    await page.mouse.click(settings.x * unit, settings.y * unit)
    await page.getByRole('button', { name: say('battle.settings.restart') }).click()
    await page.getByRole('button', { name: say('battle.abandon.yesRestart') }).click()
    await expect(battle).toHaveAttribute('data-turns', '1')
    await untilOwnMove(page)
    await expect(page.locator('canvas')).toHaveCount(1)
    expect(await canvas?.evaluate(element => element === document.querySelector('canvas'))).toBe(true)
    const isLost = await canvas?.evaluate(element =>
      (element as HTMLCanvasElement).getContext('webgl2')?.isContextLost(),
    )
    expect(isLost).toBe(false)
  })
})
