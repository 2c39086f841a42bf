/** POST /admin/prints/:id/retry starts a failed print file again. */
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AdminOrder, retryPrint as contract } from '@/contract/endpoints/admin/orders.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../../kernel/route.ts'
import { printFilesJob } from '../../designs/make-prints.ts'
import { printById, restartFailedPrint } from '../../designs/prints-repo.ts'
import { showAdminOrder } from '../view/admin-view.ts'

/** Refuses `order_state` when the print has not failed. The job renders the file. */
export async function retryPrint(
  { params }: ParsedOf<typeof contract>,
  context: CallContext,
): Promise<AdminOrder | Refusal> {
  const print = await printById(context.db, params.id)
  if (!print) return refuse('not_found')
  const refusal = await Rollback.catching(() =>
    context.db.transaction(async tx => {
      if (!(await restartFailedPrint(tx, print.id, context.now()))) throw new Rollback(refuse('order_state'))
      await recordChange(tx, writerOf(context), {
        record: 'order',
        id: print.order_id,
        title: print.number,
        before: { print_file: 'failed' },
        after: { print_file: 'waiting' },
      })
    }),
  )
  if (isRefusal(refusal)) return refusal
  void context.jobs.nudge(printFilesJob) // the response does not wait for rendering
  return showAdminOrder(context, print.order_id)
}
