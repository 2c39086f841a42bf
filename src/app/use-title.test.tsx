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

it('names what the screen shows once it is known', () => {
  const { rerender } = render(shown('product'))
  const own = document.title
  act(() => rerender(shown('product', 'Busta Fuoco')))
  expect(document.title).toContain('Busta Fuoco')
  expect(document.title).not.toBe(own)
})

it('a screen that draws itself again, as when its texts arrive, keeps the name', () => {
  const { rerender } = render(shown('product', 'Busta Fuoco'))
  act(() => rerender(shown('character', 'Busta Fuoco')))
  expect(document.title).toContain('Busta Fuoco')
})

it('without what it showed it has its own title again', () => {
  const { rerender } = render(shown('product'))
  const own = document.title
  act(() => rerender(shown('product', 'Busta Fuoco')))
  act(() => rerender(shown('product', undefined, false)))
  expect(document.title).toBe(own)
})
