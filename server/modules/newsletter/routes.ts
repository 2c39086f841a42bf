import * as contract from '../../../src/contract/newsletter.ts'
import { confirmNewsletter, subscribeNewsletter } from '../../../src/contract/site.ts'
import { type Route, route } from '../../kernel/route.ts'
import { confirm, leave, subscribe } from './subscribe.ts'

export const newsletterRoutes: readonly Route[] = [
  route(subscribeNewsletter, subscribe),
  route(confirmNewsletter, confirm),
  route(contract.unsubscribeNewsletter, ({ body }, context) => leave(body.token, context)),
  route(contract.oneClickUnsubscribe, ({ query }, context) => leave(query.token, context), {
    acceptsForm: true,
  }),
]
