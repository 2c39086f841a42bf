import type { LinkTo } from '@/contract/paths.ts'

/** What promotions need of the page they stand on. */
export interface PromotionContext {
  linkTo: LinkTo
  money: (cents: number) => string
  moment: (iso: string) => string // a day and its time in the reader's words
  still: boolean // reduced motion
  canApply: boolean // the shop sells online and takes codes
}
