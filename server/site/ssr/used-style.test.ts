import { expect, it } from 'vitest'
import { classesIn, usedRules, withoutIdleMovements } from './used-style.ts'

const used = classesIn('<a class="bar  big"><b class="tail"></b></a>')

it('rules of used classes stay, and rules without a class', () => {
  expect(usedRules('a{x:1}.bar{x:2}.gone{x:3}.bar .gone{x:4}.bar.big,.gone{x:5}', used)).toBe(
    'a{x:1}.bar{x:2}.bar.big,.gone{x:5}',
  )
})

it('negated and optional classes do not decide', () => {
  expect(usedRules('.bar:not(.gone){x:1}:is(.gone,.bar) .tail{x:2}', used)).toBe(
    '.bar:not(.gone){x:1}:is(.gone,.bar) .tail{x:2}',
  )
})

it('groups keep what is left of them, empty ones go', () => {
  expect(
    usedRules('@media (min-width:1px){.bar{x:1}.gone{x:2}}@supports (x:1){.gone{x:3}}@layer a;', used),
  ).toBe('@media (min-width:1px){.bar{x:1}}@layer a;')
})

it('braces and semicolons inside a text end nothing', () => {
  expect(usedRules('.bar:after{content:"};{"}.gone{x:1}.tail{x:2}', used)).toBe(
    '.bar:after{content:"};{"}.tail{x:2}',
  )
})

it('an animation that nothing uses is left out', () => {
  const css = '@keyframes spin{to{x:1}}@keyframes rest{to{x:2}}.bar{animation:spin 1s}'
  expect(withoutIdleMovements(css)).toBe('@keyframes spin{to{x:1}}.bar{animation:spin 1s}')
})
