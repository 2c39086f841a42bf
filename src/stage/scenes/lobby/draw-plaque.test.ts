import { describe, expect, it, vi } from 'vitest'
import { type PlaqueWords, shapePlaque } from './draw-plaque.ts'

const LETTER = 7 // units
vi.mock('../../draw/drawn-textures.ts', () => ({
  softwareCanvas: () => ({
    getContext: () => ({ measureText: (text: string) => ({ width: text.length * LETTER }) }),
  }),
}))

const player: PlaqueWords = { name: 'Giulia', league: { metal: 'gold', name: 'Gold' }, dot: '#fff' }

describe('plaque', () => {
  it('names the league if name and league fit', () => {
    const { chip, w } = shapePlaque(player, 120)
    expect(chip).toBeGreaterThan('Gold'.length * LETTER)
    expect(w).toBeLessThanOrEqual(120)
  })

  it('shows the league as a shield rather than shorten the name', () => {
    const { chip, name, w } = shapePlaque(player, 100)
    expect([chip, name]).toEqual([0, 'Giulia'])
    expect(w).toBeLessThanOrEqual(100)
  })

  it('shortens a name that does not fit next to the shield', () => {
    const { name, w } = shapePlaque({ ...player, name: 'GiuliaMariaAntonietta' }, 100)
    expect(name).toMatch(/^Giu\w*…$/)
    expect(w).toBeLessThanOrEqual(100)
  })

  it('adds space for the number of spectators, and for the eye alone if there are none', () => {
    const [other, none, six, many] = [undefined, 0, 6, 12_000].map(
      spectators => shapePlaque({ ...player, league: null, spectators }, 300).w,
    ) as [number, number, number, number]
    expect(none).toBeGreaterThan(other)
    expect(six - none).toBeGreaterThanOrEqual(LETTER)
    expect(many - six).toBe(3 * LETTER) // 999+
  })
})
