import type { ServerModule } from '../../kernel/module.ts'

/** Its calls are those of the orders. */
export const invoicesModule: ServerModule = { name: 'invoices', routes: [] }
