import { expect, it } from 'vitest'
import { caseTests, failureCases } from './failure-cases.mjs'

const ids = failureCases().map(({ id }) => id)

it('numbers the cases of docs/failure-cases.md without gaps, group by group', () => {
  const groups = [...new Set(ids.map(id => id[0]))]
  const numbered = groups.flatMap(group =>
    ids.filter(id => id[0] === group).map((_, at) => `${group}${at + 1}`),
  )
  expect(ids.length).toBeGreaterThan(100)
  expect(ids).toEqual(numbered)
})

it('has a test for each case, and no title with the id of another', () => {
  const tested = new Set(caseTests().flatMap(test => test.ids))
  expect(ids.filter(id => !tested.has(id))).toEqual([])
  expect([...tested].filter(id => !ids.includes(id))).toEqual([])
})
