// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { closeDialogBeside, handleDialog } from './early-dialog.ts'

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const dialog = () => at<HTMLDialogElement>('menu')

beforeEach(() => {
  document.body.innerHTML =
    '<button id="open" data-opens="menu"></button><dialog id="menu"><button id="close" data-closes></button><button id="other"></button></dialog>'
})

it('opens the dialog it names, and the app is told of it while it is open', () => {
  const handled = handleDialog(at('open'))
  expect(dialog().open).toBe(true)
  const heard = vi.fn()
  at('open').addEventListener('click', heard)
  handled?.replay?.()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('one that was closed meanwhile is not opened by the app', () => {
  const handled = handleDialog(at('open'))
  expect(handleDialog(at('close'))).toEqual({})
  expect(dialog().open).toBe(false)
  const heard = vi.fn()
  at('open').addEventListener('click', heard)
  handled?.replay?.()
  expect(heard).not.toHaveBeenCalled()
})

it('any other button inside it, and its × while it is closed, are left to the app', () => {
  expect(handleDialog(at('close'))).toBeUndefined()
  handleDialog(at('open'))
  expect(handleDialog(at('other'))).toBeUndefined()
})

it('a press beside it closes it', () => {
  const end = closeDialogBeside()
  handleDialog(at('open'))
  at('other').click()
  expect(dialog().open).toBe(true)
  dialog().click()
  expect(dialog().open).toBe(false)
  end()
})

it('a link of it followed while the app starts leaves it closed, and the app does not open it', () => {
  dialog().insertAdjacentHTML('beforeend', '<a id="away" href="#away">x</a>')
  const handled = handleDialog(at('open'))
  const heard = vi.fn()
  at('open').addEventListener('click', heard)
  at('away').click()
  handled?.replay?.()
  expect(dialog().open).toBe(false)
  expect(heard).not.toHaveBeenCalled()
})
