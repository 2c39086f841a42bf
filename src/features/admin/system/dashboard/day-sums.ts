/** Sums the days of the dashboard. Amounts that the reader may not see count as zero. Pure. */
import type { DashboardDay } from '@/contract/endpoints/admin/dashboard.ts'

export type Measure = 'sales' | 'orders' | 'average' | 'users' | 'battles' | 'packs'

const total = (days: readonly DashboardDay[], of: Exclude<Measure, 'average'> | 'ordered'): number =>
  days.reduce((sum, day) => sum + (day[of] ?? 0), 0)

/** `average`: cents due per order, paid or not; zero without orders. */
export function sumOf(days: readonly DashboardDay[], measure: Measure): number {
  if (measure !== 'average') return total(days, measure)
  const orders = total(days, 'orders')
  return orders === 0 ? 0 : Math.round(total(days, 'ordered') / orders)
}

export const dayValue = (day: DashboardDay, measure: Measure): number => sumOf([day], measure)
