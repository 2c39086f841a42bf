import { recordConsent } from '@/contract/endpoints/site/consents.ts'
import { done } from '@/contract/envelope.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { route } from '../../kernel/route.ts'
import { insertConsent } from './consents-repo.ts'

/** Proof of the choices in the cookie dialog. The newsletter stores its own entries. */
export const consentsModule: ServerModule = {
  name: 'consents',
  routes: [
    route(recordConsent, async ({ body: { id, version, locale, ...choice } }, { db, now }) => {
      await insertConsent(db, { kind: 'cookies', subject: id, version, locale, choice, at: now() })
      return done
    }),
  ],
}
