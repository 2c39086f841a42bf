/** The print file of one side of a line of an order, as the shop sees it. */
import { z } from 'zod'
import { printSides } from '../../../domain/print-sides.ts'

/** `unpaid`: drawn once the order is paid or the shop has begun its production. `failed`: no more tries until the shop restarts it. */
const printStates = ['unpaid', 'waiting', 'failed', 'made'] as const

/** In pixels; 0 until it is made. */
export const OrderPrint = z.object({
  id: z.int(),
  side: z.enum(printSides),
  width: z.int(),
  height: z.int(),
  state: z.enum(printStates),
})
