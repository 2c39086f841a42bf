/** Returns the pack of the day: rotates through all kinds on sale, the same for all visitors (days in UTC). Pure. */
import type { PackType } from '@/contract/endpoints/game/packs.ts'

const dayMillis = 86_400_000

export type PackOnSale = PackType & { product: NonNullable<PackType['product']> }

export const dayOf = (now: number): number => Math.floor(now / dayMillis)

/** Whole hours until the next one, 1–24. */
export const hoursLeft = (now: number): number => Math.ceil((dayMillis - (now % dayMillis)) / 3_600_000)

export function packOfTheDay(types: readonly PackType[], now: number): PackOnSale | undefined {
  const onSale = types.filter((type): type is PackOnSale => type.product !== null)
  return onSale[dayOf(now) % onSale.length]
}
