// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TitledScreen, useTitle } from './use-title.tsx'

afterEach(cleanup)

function Named({ name }: { name?: string }) {
  useTitle(name)
  return null
}

const shown = (screen: string, name?: string, isThere = true) => (
  <TitledScreen screen={screen}>{isThere && <Named name={name} />}</TitledScreen>
)

it('uses the name of what the screen shows once it is loaded', () => {
  const { rerender } = render(shown('product'))
  const own = document.title
  act(() => rerender(shown('product', 'Busta Fuoco')))
  expect(document.title).toContain('Busta Fuoco')
  expect(document.title).not.toBe(own)
})

it('keeps the name when the screen renders again, for example when its texts load', () => {
  const { rerender } = render(shown('product', 'Busta Fuoco'))
  act(() => rerender(shown('character', 'Busta Fuoco')))
  expect(document.title).toContain('Busta Fuoco')
})

it('restores the title of the screen without an entity', () => {
  const { rerender } = render(shown('product'))
  const own = document.title
  act(() => rerender(shown('product', 'Busta Fuoco')))
  act(() => rerender(shown('product', undefined, false)))
  expect(document.title).toBe(own)
})
