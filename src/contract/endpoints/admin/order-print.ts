/** The print file of one side of an order line, for the shop. */
import { z } from 'zod'
import { printSides } from '../../../domain/print-sides.ts'

/** `unpaid`: created when the order is paid or its production begins. `failed`: not retried until the shop restarts it. */
const printStates = ['unpaid', 'waiting', 'failed', 'made'] as const

/** In pixels. 0 until the file exists. */
export const OrderPrint = z.object({
  id: z.int(),
  side: z.enum(printSides),
  width: z.int(),
  height: z.int(),
  state: z.enum(printStates),
})
