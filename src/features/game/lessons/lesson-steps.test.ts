import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lessonCodes } from '@/contract/endpoints/game/lesson.ts'
import { lessonSteps } from './lesson-steps.ts'

const states = (...won: (typeof lessonCodes)[number][]) => lessonSteps(won).map(({ state }) => state)

it('a newcomer begins with the first; each win opens the next one', () => {
  expect(states()).toEqual(['next', 'locked', 'locked', 'locked'])
  expect(states('energy')).toEqual(['done', 'next', 'locked', 'locked'])
  expect(states(...lessonCodes)).toEqual(['done', 'done', 'done', 'done'])
})

it('a locked lesson names the one it waits for', () => {
  expect(lessonSteps([])[2]).toEqual({ lesson: 'edge', state: 'locked', after: 'change' })
})

it('whatever was won, a lesson is done exactly when it was won, and some lesson can be played', () => {
  fc.assert(
    fc.property(fc.subarray([...lessonCodes]), won => {
      const steps = lessonSteps(won)
      for (const { lesson, state } of steps) expect(state === 'done').toBe(won.includes(lesson))
      expect(steps.some(({ state }) => state !== 'locked')).toBe(true)
    }),
  )
})
