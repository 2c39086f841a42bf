// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { playAmbience } from '@/audio/player.ts'
import { murmurLoudness, useMurmur } from './use-murmur.ts'

vi.mock('@/audio/player.ts', () => ({ playAmbience: vi.fn() }))
afterEach(cleanup)

const lufsOf = (people: number) => 20 * Math.log10(murmurLoudness(people)) - 20

it('is silent without other players, and plays at -34 LUFS with one to -26 LUFS with forty', () => {
  expect(murmurLoudness(0)).toBe(0)
  expect([1, 40, 400].map(lufsOf)).toEqual([expect.closeTo(-34), expect.closeTo(-26), expect.closeTo(-26)])
  expect(lufsOf(6)).toBeGreaterThan(lufsOf(3))
})

it('follows the number of players and stops with the screen', () => {
  const { rerender, unmount } = renderHook(({ people }) => useMurmur(people), { initialProps: { people: 0 } })
  expect(playAmbience).toHaveBeenLastCalledWith(null, 0)
  rerender({ people: 8 })
  expect(playAmbience).toHaveBeenLastCalledWith('murmur', murmurLoudness(8))
  unmount()
  expect(playAmbience).toHaveBeenLastCalledWith(null)
})
