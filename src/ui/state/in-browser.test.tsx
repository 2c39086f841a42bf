// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { InBrowser } from './in-browser.tsx'

afterEach(cleanup)

const part = (
  <InBrowser fallback={<p>attesa</p>}>
    <p>campi</p>
  </InBrowser>
)

it('renders the fallback on the server', () => {
  expect(renderToString(part)).toBe('<p>attesa</p>')
})

it('renders its content in the browser', () => {
  render(part)
  expect(screen.queryByText('attesa')).toBeNull()
  expect(screen.getByText('campi')).toBeTruthy()
})
