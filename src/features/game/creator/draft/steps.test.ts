import { expect, it } from 'vitest'
import { uploadMegabytes } from '@/contract/picture-upload.ts'
import { pictureProblem } from '@/lib/smaller-picture.ts'
import { stepOfProblem } from './steps.ts'

it('assigns a problem to the step that shows its field', () => {
  expect(['nome', 'art.slug', 'mosse.1.danno', 'mosse', 'pv', 'points', 'storia'].map(stepOfProblem)).toEqual(
    ['creature', 'creature', 'moves', 'moves', 'finish', 'finish', 'finish'],
  )
})

it('refuses a file that is no image or too large to be reduced', () => {
  const mega = 1024 * 1024
  expect(pictureProblem({ type: 'image/svg+xml', size: 10 }, uploadMegabytes)).toBe('type')
  expect(pictureProblem({ type: 'application/pdf', size: 10 }, uploadMegabytes)).toBe('type')
  expect(pictureProblem({ type: 'image/jpeg', size: 81 * mega }, uploadMegabytes)).toBe('size')
  expect(pictureProblem({ type: 'image/jpeg', size: 12 * mega }, uploadMegabytes)).toBeNull()
})
