import { createHash } from 'node:crypto'
import { done } from '../../../src/contract/envelope.ts'
import { href } from '../../../src/contract/paths.ts'
import { confirmNewsletter, subscribeNewsletter } from '../../../src/contract/site.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { askToSubscribe, confirmSubscription } from './repo.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export const newsletterRoutes: readonly Route[] = [
  route(subscribeNewsletter, async ({ body }, { db, ids, mail, now, locale: spoken }) => {
    const token = ids.secret(24)
    const locale = body.locale ?? spoken
    const token_hash = hashOf(token)
    await db.transaction(async tx => {
      const isDue = await askToSubscribe(tx, { email: body.email, locale, token_hash, created_at: now() })
      const data = { path: `${href('home', locale)}?newsletter=${token}` }
      if (isDue) await mail.send({ name: 'newsletter-confirm', to: body.email, locale, data }, tx)
    })
    return done
  }),
  route(confirmNewsletter, async ({ body }, { db, now }) =>
    (await confirmSubscription(db, hashOf(body.token), now())) ? done : refuse('token_invalid'),
  ),
]
