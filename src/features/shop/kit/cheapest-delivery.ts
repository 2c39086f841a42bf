import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'

type Offer = DeliveryOffers['methods'][number]

/** The cheapest way that is no pickup; undefined where nothing is sent. */
export const cheapestDelivery = (methods: readonly Offer[]): Offer | undefined =>
  methods.filter(({ is_pickup }) => !is_pickup).sort((a, b) => a.price - b.price)[0]
