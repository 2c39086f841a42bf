// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { MakerGuarantee } from './maker-guarantee.tsx'

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['shop'])
})
afterEach(cleanup)

function Shown({ years, brand, label = '' }: { years: number; brand: string; label?: string }) {
  const { t } = useTranslation('shop')
  const safety = {
    maker: null,
    responsible: null,
    minimum_age: null,
    toy_warning: null,
    warnings: '',
    disposal_url: null,
  }
  const maker_guarantee = { years, url: '/garanzia', label }
  return (
    <MakerGuarantee
      product={{ maker_guarantee, safety, brand, title: 'Draghissimo' }}
      words={{ t, locale: 'it', currency: 'euro' }}
    />
  )
}

it.each([
  [2, 'false'],
  [3, 'true'],
])(
  'shows a guarantee of %i years with the label only if it is longer than the legal one',
  (years, isLabel) => {
    render(<Shown years={years} brand="Officina" />)
    const guarantee = screen.getByRole('region', { name: 'Garanzia di durabilità del produttore' })
    expect(guarantee.dataset.label).toBe(isLabel)
    expect(guarantee.textContent).toContain(`${years} anni`)
    expect(guarantee.textContent).toContain('Officina')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/garanzia')
  },
)

it('shows no guarantee of an unknown maker', () => {
  render(<Shown years={5} brand="" />)
  expect(screen.queryByRole('region')).toBeNull()
})

it('shows the harmonised label of the producer with its text alternative', () => {
  render(<Shown years={5} brand="" label="/uploads/media/etichetta.webp" />)
  const image = screen.getByRole('img', { name: /^Draghissimo\. .*5 anni/ })
  expect(image.getAttribute('src')).toBe('/uploads/media/etichetta.webp')
})

it('shows no label for a guarantee that is not longer than the legal one', () => {
  render(<Shown years={2} brand="Officina" label="/uploads/media/etichetta.webp" />)
  expect(screen.queryByRole('img')).toBeNull()
})
