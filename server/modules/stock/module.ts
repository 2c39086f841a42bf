import { changeStock } from '@/contract/endpoints/admin/stock.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { patchStock } from './change-stock.ts'

export const stockModule: ServerModule = {
  name: 'stock',
  routes: [route(changeStock, patchStock)],
}
