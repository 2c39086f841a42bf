import { createHash } from 'node:crypto'
import { done } from '../../../src/contract/envelope.ts'
import { href } from '../../../src/contract/paths.ts'
import { subscribeNewsletter } from '../../../src/contract/site.ts'
import { type Route, route } from '../../kernel/route.ts'
import { askToSubscribe } from './repo.ts'

export const newsletterRoutes: readonly Route[] = [
  route(subscribeNewsletter, async ({ body }, { db, ids, mail, now, locale: spoken }) => {
    const token = ids.secret(24)
    const locale = body.locale ?? spoken
    const token_hash = createHash('sha256').update(token).digest('hex')
    await db.transaction(async tx => {
      const isDue = await askToSubscribe(tx, { email: body.email, locale, token_hash, created_at: now() })
      const data = { path: `${href('home', locale)}?newsletter=${token}` }
      if (isDue) await mail.send({ name: 'newsletter-confirm', to: body.email, locale, data }, tx)
    })
    return done
  }),
]
