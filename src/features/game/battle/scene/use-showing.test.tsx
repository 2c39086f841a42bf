// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { settled } from '../testing/fake-clock.ts'
import { stagedBattle } from '../testing/staged-battle.ts'
import { useShowing } from './use-showing.ts'

it('renders when battle or picture change, not when a command clears the selection', async () => {
  const { conductor } = await stagedBattle()
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return useShowing(conductor)
  })
  act(() => conductor.gesture({ type: 'select-move', index: 0 }))
  expect(result.current.picture.selectedMove).toBe(0)
  const before = renders
  act(() => conductor.gesture({ type: 'confirm-move', index: 0 }))
  expect(conductor.store.getState().touched.move).toBeNull()
  expect(renders).toBe(before)
  await act(settled)
  expect(result.current.battle.gameState).toBe('animating')
  expect(renders).toBe(before + 1)
})

it('shows nothing without a conductor', () => {
  expect(renderHook(() => useShowing(null)).result.current).toBeNull()
})
