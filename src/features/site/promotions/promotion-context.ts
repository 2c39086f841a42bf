import type { LinkTo } from '@/contract/paths.ts'

/** Data and functions that promotions get from their page. */
export interface PromotionContext {
  linkTo: LinkTo
  money: (cents: number) => string
  moment: (iso: string) => string // formatted date and time
  still: boolean // reduced motion
  canApply: boolean // the shop sells online and accepts codes
}
