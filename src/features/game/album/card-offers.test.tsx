// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { CardOffer } from '@/contract/endpoints/game/packs.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { CardOffers, type OfferNews, orderOffers } from './card-offers.tsx'

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

const offer = (slug: string, more: Partial<CardOffer>): CardOffer => ({
  kind: 'pack',
  category: 'buste',
  slug,
  title: slug,
  picture: { url: '', alt: '' },
  price: 100,
  rarity: null,
  chance: null,
  stock: 'available',
  ...more,
})

it('sorts the card itself first, then packs by cost per chance, then albums, with sold-out offers last', () => {
  const offers = [
    offer('album', { kind: 'album' }),
    offer('rare pack', { price: 1490, chance: 0.34 }),
    offer('plain pack', { price: 290, chance: 0.9 }),
    offer('sold out', { kind: 'single', stock: 'out' }),
    offer('single', { kind: 'single', price: 900 }),
  ]
  expect(orderOffers(offers).map(({ slug }) => slug)).toEqual([
    'single',
    'plain pack',
    'rare pack',
    'album',
    'sold out',
  ])
})
