import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const drawnOverBattles = [
  ...globSync('src/features/game/battle/**/*.module.css'),
  'src/features/game/kit/reward-badge.module.css',
]

/** Only pages of the workbench define the unit `--u`. Elsewhere a size in it is invalid, and a picture has the size of its file. */
it('gives pictures of rewards and panels of a battle a size where no page defines the unit', () => {
  const withoutSize = drawnOverBattles.filter(file => {
    const css = readFileSync(file, 'utf8')
    return css.includes('var(--u)') && !/--u:/.test(css)
  })
  expect(drawnOverBattles.length).toBeGreaterThan(10)
  expect(withoutSize).toEqual([])
})
