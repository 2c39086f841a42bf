import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'

type Offer = DeliveryOffers['methods'][number]

/** Returns the cheapest method except pickup, or undefined if nothing is shipped. */
export const cheapestDelivery = (methods: readonly Offer[]): Offer | undefined =>
  methods.filter(({ is_pickup }) => !is_pickup).sort((a, b) => a.price - b.price)[0]
