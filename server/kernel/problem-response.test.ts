import { expect, it } from 'vitest'
import { problemStatus } from '@/contract/problems.ts'
import { problemOfError } from './problem-response.ts'

const failing = (code: string) => Object.assign(new Error('a driver says so'), { code })
const statusOf = (error: unknown) => problemStatus[problemOfError(error).code]

it('maps values that no column can store to 422', () => {
  expect(statusOf(new Error('Failed query', { cause: failing('22003') }))).toBe(422)
})

it.each(['22003', '22021', '22P05'])(
  'maps a value that no column can store (%s) to an error of the caller',
  code => {
    expect(problemOfError(new Error('Failed query', { cause: failing(code) })).code).toBe('validation')
  },
)
