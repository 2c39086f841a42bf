/** Formats delivery dates as sentences. */
import type { DeliveryDays, DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import { hourWords } from '@/i18n/dates.ts'
import { deliveryDay, windowEnds } from '@/i18n/delivery-days.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import type { ShopWords } from './product-words.ts'

/** `Arriva tra gio 3 e lun 7 dic`; for pickup, the day on which the order is ready. */
export function arrivalText({ t, locale }: ShopWords, days: DeliveryDays, isPickup = false): string {
  if (isPickup) return t('delivery.ready', { day: deliveryDay(days.to, locale) })
  if (days.from === days.to) return t('delivery.on', { day: deliveryDay(days.to, locale) })
  return t('delivery.between', windowEnds(days, locale))
}

/**
 * The order deadline of the promise: day and hour in the shop's time zone, or the remaining time if it is below one
 * day.
 */
export function deadlineText({ t, locale }: ShopWords, orderBy: string, minutes: number | null): string {
  if (minutes === null || minutes >= 24 * 60) {
    const day = deliveryDay(shopTime(new Date(orderBy)).slice(0, 10), locale)
    return t('delivery.by', { day, time: hourWords(orderBy, locale) })
  }
  const hours = Math.floor(minutes / 60)
  const stockText =
    hours > 0 ? t('delivery.left', { hours, minutes: minutes % 60 }) : t('delivery.left_minutes', { minutes })
  return t('delivery.within', { left: stockText })
}

type Offer = DeliveryOffers['methods'][number]

/** Returns the cheapest method except pickup, or undefined if nothing is shipped. */
export const cheapestDelivery = (methods: readonly Offer[]): Offer | undefined =>
  methods.filter(({ is_pickup }) => !is_pickup).sort((a, b) => a.price - b.price)[0]
