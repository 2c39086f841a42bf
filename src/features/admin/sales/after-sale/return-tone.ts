import type { OrderReturnStatus } from '@/contract/endpoints/shop/after-sale.ts'
import type { BadgeTone } from '@/ui/content/badge.tsx'

export const returnTone: Record<OrderReturnStatus, BadgeTone> = {
  requested: 'warning',
  approved: 'info',
  received: 'success',
  refused: 'muted',
}
