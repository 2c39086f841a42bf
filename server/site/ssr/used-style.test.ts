import { expect, it } from 'vitest'
import { classesIn, usedRules, withoutIdleMovements } from './used-style.ts'

const used = classesIn('<a class="bar  big"><b class="tail"></b></a>')

it('keeps rules of used classes and rules without a class', () => {
  expect(usedRules('a{x:1}.bar{x:2}.gone{x:3}.bar .gone{x:4}.bar.big,.gone{x:5}', used)).toBe(
    'a{x:1}.bar{x:2}.bar.big,.gone{x:5}',
  )
})

it('ignores negated and optional classes', () => {
  expect(usedRules('.bar:not(.gone){x:1}:is(.gone,.bar) .tail{x:2}', used)).toBe(
    '.bar:not(.gone){x:1}:is(.gone,.bar) .tail{x:2}',
  )
})

it('keeps groups with their remaining rules, and removes empty ones', () => {
  expect(
    usedRules('@media (min-width:1px){.bar{x:1}.gone{x:2}}@supports (x:1){.gone{x:3}}@layer a;', used),
  ).toBe('@media (min-width:1px){.bar{x:1}}@layer a;')
})

it('ignores braces and semicolons inside strings', () => {
  expect(usedRules('.bar:after{content:"};{"}.gone{x:1}.tail{x:2}', used)).toBe(
    '.bar:after{content:"};{"}.tail{x:2}',
  )
})

it('removes an animation that no rule uses', () => {
  const css = '@keyframes spin{to{x:1}}@keyframes rest{to{x:2}}.bar{animation:spin 1s}'
  expect(withoutIdleMovements(css)).toBe('@keyframes spin{to{x:1}}.bar{animation:spin 1s}')
})
