/** All defects that `scripts/defects.mjs` inserts, by area. */
import { accountsDefects } from './defects/accounts.ts'
import { administrationDefects } from './defects/administration.ts'
import type { Defect } from './defects/defect.ts'
import { gameDefects } from './defects/game.ts'
import { ordersDefects } from './defects/orders.ts'
import { platformDefects } from './defects/platform.ts'
import { refundDefects } from './defects/refunds.ts'
import { shopDefects } from './defects/shop.ts'
import { unpaidWorkDefects } from './defects/unpaid-work.ts'

export const defects: readonly Defect[] = [
  ...accountsDefects,
  ...shopDefects,
  ...ordersDefects,
  ...refundDefects,
  ...gameDefects,
  ...platformDefects,
  ...administrationDefects,
  ...unpaidWorkDefects,
]
