import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lessonCodes } from '@/contract/endpoints/game/lesson.ts'
import { lessonSteps } from './lesson-steps.ts'

const states = (...won: (typeof lessonCodes)[number][]) => lessonSteps(won).map(({ state }) => state)

it('starts a new player with the first lesson and opens the next one after each win', () => {
  expect(states()).toEqual(['next', 'locked', 'locked', 'locked'])
  expect(states('energy')).toEqual(['done', 'next', 'locked', 'locked'])
  expect(states(...lessonCodes)).toEqual(['done', 'done', 'done', 'done'])
})

it('names the lesson that a locked one waits for', () => {
  expect(lessonSteps([])[2]).toEqual({ lesson: 'edge', state: 'locked', after: 'change' })
})

it('marks exactly the won lessons as done and always leaves a playable one', () => {
  fc.assert(
    fc.property(fc.subarray([...lessonCodes]), won => {
      const steps = lessonSteps(won)
      for (const { lesson, state } of steps) expect(state === 'done').toBe(won.includes(lesson))
      expect(steps.some(({ state }) => state !== 'locked')).toBe(true)
    }),
  )
})
