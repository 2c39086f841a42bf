// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdTime, pass } from '@/stage/testing/screenless-stage.ts'
import { applyMotion } from '@/ui/theme/apply-motion.ts'
import { CLIMB } from './level-climb.ts'
import { useRewardFlight } from './use-reward-flight.ts'

const playCue = vi.hoisted(() => vi.fn())
vi.mock('@/audio/player.ts', () => ({ playCue }))

beforeEach(() => {
  holdTime()
  playCue.mockClear()
})
afterEach(cleanup)

function Badges() {
  const list = useRef<HTMLUListElement>(null)
  useRewardFlight(list, 2)
  return (
    <section data-outcome="win">
      <div data-level={2} />
      <ul ref={list}>
        <li>a</li>
        <li>b</li>
      </ul>
    </section>
  )
}

const looks = () => screen.getAllByRole('listitem').map(({ style }) => [style.opacity, style.transform])

/** The horizontal distance at which the flight of a badge began, in pixels from its place. */
function originOf({ style }: HTMLElement): number {
  const [, x = '', scale = ''] = /translate\((-?[\d.]+)px.*scale\(([\d.]+)\)/.exec(style.transform) ?? []
  return (Number(x) * 0.7) / (1 - Number(scale)) // it grows from 0.3 to 1
}

it('brings the rewards one after the other once the level has climbed', async () => {
  applyMotion({ reduced: false, flashes: true })
  render(<Badges />)
  expect(looks()).toEqual([
    ['0', ''],
    ['0', ''],
  ])
  await pass(CLIMB / 1000 + 0.2)
  expect(looks()[0]?.[1]).toContain('translate')
  expect(looks()[1]).toEqual(['0', ''])
  expect(playCue).toHaveBeenCalledOnce()
  await pass(2)
  expect(looks()).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(playCue).toHaveBeenCalledTimes(2)
})

it('starts each reward in the middle of the level ring', async () => {
  applyMotion({ reduced: false, flashes: true })
  const { container } = render(<Badges />)
  const [first, second] = screen.getAllByRole('listitem')
  const areas = new Map([
    [container.querySelector('[data-level]'), new DOMRect(0, 0, 60, 60)],
    [first, new DOMRect(0, 100, 200, 40)],
    [second, new DOMRect(0, 500, 100, 40)],
  ])
  for (const [element, area] of areas) if (element) element.getBoundingClientRect = () => area
  await pass(CLIMB / 1000 + 0.1)
  expect(originOf(first!)).toBeCloseTo(30 - 100)
  await pass(0.42)
  expect(originOf(second!)).toBeCloseTo(30 - 50)
})

it('shows them in their place immediately with reduced motion', () => {
  applyMotion({ reduced: true, flashes: true })
  render(<Badges />)
  expect(looks()).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(playCue).not.toHaveBeenCalled()
})
