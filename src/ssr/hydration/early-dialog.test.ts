// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { closeDialogBeside, handleDialog } from './early-dialog.ts'

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const dialog = () => at<HTMLDialogElement>('menu')

beforeEach(() => {
  document.body.innerHTML =
    '<button id="open" data-opens="menu"></button><dialog id="menu"><button id="close" data-closes></button><button id="other"></button></dialog>'
})

it('opens the named dialog and reports it to the app while it is open', () => {
  const handled = handleDialog(at('open'))
  expect(dialog().open).toBe(true)
  const onClick = vi.fn()
  at('open').addEventListener('click', onClick)
  handled?.replay?.()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('does not let the app open a dialog that was closed before', () => {
  const handled = handleDialog(at('open'))
  expect(handleDialog(at('close'))).toEqual({})
  expect(dialog().open).toBe(false)
  const onClick = vi.fn()
  at('open').addEventListener('click', onClick)
  handled?.replay?.()
  expect(onClick).not.toHaveBeenCalled()
})

it('leaves other buttons inside a dialog, and its × while it is closed, to the app', () => {
  expect(handleDialog(at('close'))).toBeUndefined()
  handleDialog(at('open'))
  expect(handleDialog(at('other'))).toBeUndefined()
})

it('closes the dialog on a click next to it', () => {
  const end = closeDialogBeside()
  handleDialog(at('open'))
  at('other').click()
  expect(dialog().open).toBe(true)
  dialog().click()
  expect(dialog().open).toBe(false)
  end()
})

it('keeps the dialog closed if one of its links was followed while the app started', () => {
  dialog().insertAdjacentHTML('beforeend', '<a id="away" href="#away">x</a>')
  const handled = handleDialog(at('open'))
  const onClick = vi.fn()
  at('open').addEventListener('click', onClick)
  at('away').click()
  handled?.replay?.()
  expect(dialog().open).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
})
