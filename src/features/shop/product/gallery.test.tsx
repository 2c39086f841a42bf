// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { TFunction } from '@/i18n/words.ts'
import { Gallery } from './gallery.tsx'

afterEach(cleanup)

const t = ((key: string) => key) as unknown as TFunction<'shop'>
const pictureOf = (url: string) => ({ url, alt: '' })

const show = (urls: readonly string[]) =>
  render(<Gallery pictures={urls.map(pictureOf)} element={null} name="Lampada" t={t} />)

it('shows the logo of the shop for a product without pictures, and nothing to enlarge', () => {
  const { container } = show([])
  expect(container.querySelectorAll('li')).toHaveLength(1)
  expect(container.querySelector('li img')).not.toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows one picture without thumbnails and several with them', () => {
  show(['/a.webp'])
  expect(screen.getAllByRole('button')).toHaveLength(1)
  cleanup()
  show(['/a.webp', '/b.webp'])
  expect(screen.getAllByRole('button', { name: 'gallery.show' })).toHaveLength(2)
})
