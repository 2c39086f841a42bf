// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { CardOffer } from '@/contract/endpoints/game/packs.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { CardOffers, type OfferNews } from './card-offers.tsx'

beforeAll(async () => {
  await startI18n('it', ['album'])
  await loadAreas(['album', 'game', 'ui'])
})
afterEach(cleanup)

const single = {
  kind: 'single',
  category: 'carte',
  slug: 'mokare',
  title: 'Mokare',
  picture: { url: '/m.webp' },
  price: 250,
  chance: null,
  stock: 'in',
} as unknown as CardOffer

it('fetches offers again after they failed to load', () => {
  const onAskOffers = vi.fn()
  const draw = (offers: OfferNews) => (
    <CardOffers
      offers={offers}
      rarity="Rara"
      currency="euro"
      locale="it"
      linkTo={(_, params) => `/negozio/${params?.category}/${params?.slug}`}
      onAskOffers={onAskOffers}
    />
  )
  const { rerender } = render(draw('failed'))
  expect(screen.getByRole('alert').textContent).toContain('Non siamo riusciti a cercarla in negozio')
  fireEvent.click(screen.getByRole('button'))
  expect(onAskOffers).toHaveBeenCalledTimes(1)
  rerender(draw([single]))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('link', { name: /Mokare/ }).getAttribute('href')).toBe('/negozio/carte/mokare')
})
