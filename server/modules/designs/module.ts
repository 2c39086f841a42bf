import { linkToPrint } from '@/contract/endpoints/admin/orders.ts'
import { sendDesignPicture } from '@/contract/endpoints/shop/print-design.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { designPicturesOf, forgetDesignPictures } from './designs-repo.ts'
import { makePrints, printFilesJob } from './make-prints.ts'
import { mountDesigns } from './mount-designs.ts'
import { planPrintsOf } from './plan-prints.ts'
import { askForPrintFile } from './print-link.ts'
import { dropPlannedPrints } from './prints-repo.ts'
import { removeUnorderedPictures } from './remove-unordered-pictures.ts'
import { sendPicture } from './send-picture.ts'

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
