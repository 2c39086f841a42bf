/** The print file of one side: requested by staff who may see orders, opened by a signed link. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { linkToPrint } from '@/contract/endpoints/admin/orders.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { signLink } from '../../kernel/signed-link.ts'
import { printById } from './prints-repo.ts'

/** The path alone opens nothing: it must be signed. */
export const printPath = (id: number): string => `/files/prints/${id}`

/** Refuses `order_state` until the file is rendered. */
export async function askForPrintFile(
  { params }: ParsedOf<typeof linkToPrint>,
  { db, config, now }: CallContext,
): Promise<ResponseOf<typeof linkToPrint> | Refusal> {
  const print = await printById(db, params.id)
  if (!print) return refuse('not_found')
  if (!print.made_at) return refuse('order_state')
  return { url: signLink(printPath(print.id), config.appSecret, now()) }
}
