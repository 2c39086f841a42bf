import { expect, it } from 'vitest'
import type { CardOffer } from '@/contract/endpoints/game/packs.ts'
import { orderOffers } from './order-offers.ts'

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
