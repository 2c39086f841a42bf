import { quoteCart } from '@/contract/endpoints/shop/checkout.ts'
import { onOneConnection } from '../../kernel/db/transactions.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { launchVisitor } from '../launches/place-holder.ts'
import { quoteOf } from './quote.ts'
import { readSaleFacts } from './sale-facts-repo.ts'

const routes: readonly Route[] = [
  route(quoteCart, async ({ body }, context) => {
    const { db, caller, locale, now } = context
    if (body.vat_percent !== undefined && caller?.role !== 'admin') return refuse('forbidden')
    const buyer = {
      userId: caller?.userId ?? null,
      role: caller?.role,
      locale,
      launchVisitor: launchVisitor(context),
    }
    const facts = await onOneConnection(db, one => readSaleFacts(one, body, buyer, context))
    return quoteOf(facts, body, locale, now()).quote
  }),
]

export const cartQuoteModule: ServerModule = { name: 'cart-quote', routes }
