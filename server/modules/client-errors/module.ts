import { reportClientError } from '@/contract/endpoints/site/client-errors.ts'
import { done } from '@/contract/envelope.ts'
import { clientErrors } from '../../kernel/metrics.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'

export const clientErrorsModule: ServerModule = {
  name: 'client-errors',
  routes: [
    route(reportClientError, async ({ body }, { log }) => {
      clientErrors.inc({ kind: body.kind })
      log.warn({ client: body }, 'an error in a browser')
      return done
    }),
  ],
}
