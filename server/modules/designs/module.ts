import { linkToPrint } from '@/contract/endpoints/admin/orders.ts'
import { sendDesignPicture } from '@/contract/endpoints/shop/print-design.ts'
import type { AppContext } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { deletePictureRow, designPicturesOf, forgetDesignPictures, picturesToRemove } from './designs-repo.ts'
import { makePrints, printFilesJob } from './make-prints.ts'
import { mountDesigns } from './mount-designs.ts'
import { designFiles } from './picture-files.ts'
import { planPrintsOf } from './plan-prints.ts'
import { askForPrintFile } from './print-link.ts'
import { dropPlannedPrints } from './prints-repo.ts'
import { sendPicture } from './send-picture.ts'

/** Deletes pictures that are in no order. Deletes the file first, so that every remaining file has a row. */
async function removeUnorderedPictures(
  { db, files, now }: Pick<AppContext, 'db' | 'files' | 'now'>,
  stopping: AbortSignal,
): Promise<void> {
  for (const id of await picturesToRemove(db, now())) {
    if (stopping.aborted) return
    await designFiles.remove(files, id)
    await deletePictureRow(db, id)
  }
}

export const designsModule: ServerModule = {
  name: 'designs',
  routes: [route(sendDesignPicture, sendPicture), route(linkToPrint, askForPrintFile)],
  mount: mountDesigns,
  start: context => {
    context.events.on('order-placed', ({ orderId }, tx) => planPrintsOf(orderId, tx, context))
    context.events.on('order-cancelled', async ({ orderId }, tx) => {
      await dropPlannedPrints(tx, orderId)
    })
  },
  jobs: context => [
    { name: printFilesJob, pauseMillis: 5000, work: stopping => makePrints(context, stopping) },
    {
      name: 'design-pictures',
      pauseMillis: 3_600_000,
      work: stopping => removeUnorderedPictures(context, stopping),
    },
  ],
  exportPersonalData: { design_pictures: designPicturesOf },
  erasePersonalData: forgetDesignPictures,
}
