// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { foldPanelBeside, handlePanel } from './early-panel.ts'

const at = (id: string) => document.getElementById(id)!
const isUnfolded = () => [!at('panel').hidden, at('button').getAttribute('aria-expanded') === 'true']
const both = [true, true]
const none = [false, false]

let end: () => void
beforeEach(() => {
  document.body.innerHTML =
    '<button id="button" data-unfolds="panel" aria-expanded="false"></button><div id="panel" hidden><a id="link" href="#x">x</a></div><p id="outside"></p>'
  end = foldPanelBeside()
})
afterEach(() => end())

it('opens the panel and sets aria-expanded with the first click, closes it with the next', () => {
  expect(handlePanel(at('button'))).toEqual({})
  expect(isUnfolded()).toEqual(both)
  handlePanel(at('button'))
  expect(isUnfolded()).toEqual(none)
})

it('leaves any other button to the app', () => {
  expect(handlePanel(at('link'))).toBeUndefined()
})

it('closes the panel on Escape and focuses its button', () => {
  handlePanel(at('button'))
  at('link').focus()
  at('link').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(isUnfolded()).toEqual(none)
  expect(document.activeElement).toBe(at('button'))
})

it('closes the panel on a click outside it, not on one inside', () => {
  handlePanel(at('button'))
  at('link').click()
  expect(isUnfolded()).toEqual(both)
  at('outside').click()
  expect(isUnfolded()).toEqual(none)
})

it('handles nothing once the app has taken over', () => {
  handlePanel(at('button'))
  end()
  at('outside').click()
  expect(isUnfolded()).toEqual(both)
})
