import { quoteCart } from '@/contract/endpoints/shop/checkout.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { quoteOf } from './quote.ts'
import { readSaleFacts } from './sale-facts-repo.ts'

const routes: readonly Route[] = [
  route(quoteCart, async ({ body }, { db, caller, locale, now, config }) => {
    if (body.vat_percent !== undefined && caller?.role !== 'admin') return refuse('forbidden')
    const buyer = { userId: caller?.userId ?? null, role: caller?.role, locale }
    return quoteOf(await readSaleFacts(db, body, buyer, config), body, locale, now()).quote
  }),
]

export const cartQuoteModule: ServerModule = { name: 'cart-quote', routes }
