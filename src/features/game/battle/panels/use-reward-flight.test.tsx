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
    <ul ref={list}>
      <li>a</li>
      <li>b</li>
    </ul>
  )
}

const looks = () => screen.getAllByRole('listitem').map(({ style }) => [style.opacity, style.transform])

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

it('lets each reward start at the level', async () => {
  applyMotion({ reduced: false, flashes: true })
  render(<Badges />)
  const second = screen.getAllByRole('listitem')[1]!
  Object.defineProperty(second, 'offsetTop', { value: 500 })
  await pass(CLIMB / 1000 + 0.45)
  expect(playCue).toHaveBeenCalledTimes(2)
  const [, y] = /, (-?[\d.]+)px/.exec(second.style.transform) ?? []
  expect(Number(y)).toBeLessThan(-200)
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
