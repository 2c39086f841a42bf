// @isolated: replaces the module that draws
// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BattleStageConfig } from '@/stage/app/battle-stage-api.ts'
import { notePageAsked } from '@/stores/page-asked.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { StubStage } from '../testing/stub-stage.ts'
import { type StageTable, useStage } from './use-stage.ts'

const mounted = vi.hoisted(() => [] as BattleStageConfig[])
const stages: StubStage[] = []
vi.mock('@/stage/app/drawing-context.ts', () => ({ drawingContext: () => ({}) }))
vi.mock('@/stage/scenes/battle/battle-stage.ts', () => ({
  mountBattleStage: async (_: HTMLElement, config: BattleStageConfig) => {
    mounted.push(config)
    const stage = new StubStage()
    stages.push(stage)
    return stage
  },
}))

beforeEach(() => {
  mounted.length = 0
  stages.length = 0
})
afterEach(cleanup)

async function openStage(table: StageTable | null = null) {
  const element = { current: document.createElement('div') }
  const hook = renderHook(() => useStage(element, table, () => {}))
  await act(async () => {})
  return hook
}

it('measures the wait for the first stage from the page request, and no wait in another look', async () => {
  notePageAsked(1234)
  await openStage()
  const { change } = usePreferences.getState()
  await act(async () => change({ motionChoice: 'reduced' }))
  expect(mounted.map(({ askedAt }) => askedAt)).toEqual([1234, undefined])
})

it('passes the first picture to a stage that starts', async () => {
  const picture = {} as ReturnType<NonNullable<StageTable['firstPicture']>>
  const conductor = { attach: () => () => {}, gesture: () => {} }
  await openStage({ conductor, open: () => {}, firstPicture: () => picture })
  expect(mounted[0]?.first?.()).toBe(picture)
})

it('continues without a stage when its graphics context is lost', async () => {
  const { result } = await openStage()
  expect(result.current).toBe('on')
  await act(async () => mounted[0]?.onLost())
  expect(result.current).toBe('off')
  expect(stages.map(({ isDestroyed }) => isDestroyed)).toEqual([true])
})
