import type { ServerModule } from '../../kernel/module.ts'

/** Its endpoints belong to the orders module. */
export const invoicesModule: ServerModule = { name: 'invoices', routes: [] }
