/** Places where a rival of `terms.ts` is the correct word. */
import type { Locale } from '@/contract/locales.ts'

export interface TermException {
  thing: string // as in the table
  at: string | RegExp // key, or seed file with the name of the text
  locale?: Locale // every language by default
  why: string
}

const specification = 'fixed by specification notes §5, §8'
const both = 'both players are spoken to'

export const termExceptions: readonly TermException[] = [
  {
    thing: 'cart',
    at: 'admin-goods:collections.print.surfaces.bag',
    why: 'a tote bag is goods',
  },
  {
    thing: 'item of an order or a cart',
    at: /^(admin:products\.toy_warnings|shop:safety\.toy)\.small_parts$/,
    why: 'small parts of a toy, in the words of the standard',
  },
  {
    thing: 'discount code',
    at: /^(places:promotions\.apply|problems:coupon|shop:(checkout\.problem\.)?coupon)/,
    locale: 'it',
    why: specification,
  },
  {
    thing: 'showroom, private, opened by a code',
    at: /^(common:guards|problems)[:.]room_/,
    locale: 'it',
    why: specification,
  },
  {
    thing: 'item of an order or a cart',
    at: 'admin-sales:oss.goods',
    why: 'the return lists goods and services',
  },
  { thing: 'email', at: 'validation:email', locale: 'en', why: specification },
  { thing: 'terms of sale', at: 'common:newsletter.unaccepted', locale: 'en', why: specification },

  {
    thing: 'item of an order or a cart',
    at: /^(orders:declare\.statement|pages\/[\w-]+\.ts:(withdrawalBlocks\.0|pageBlockSeeds\.Resi e rimborsi\.2)\.texts\.html)$/,
    why: 'the wording of the model withdrawal form (Directive 2011/83/EU, annex I B)',
  },

  {
    thing: 'link',
    at: /^(admin-sales:payments\.(kind\.link|kinds_test)|payment:kind\.link)$/,
    why: 'Link is a way to pay',
  },
  {
    thing: 'one spelling',
    at: 'admin:settings.feeds.lead',
    locale: 'en',
    why: 'Merchant Center is a name',
  },
  { thing: 'account', at: 'admin-sales:payments.holder', locale: 'it', why: 'a bank account' },
  { thing: 'account', at: 'emails:order-placed-transfer.body', locale: 'it', why: 'a bank account' },

  { thing: 'form of address', at: 'online:ending.void', why: both },
  { thing: 'form of address', at: 'waiting:bothReady', why: both },
  {
    thing: 'form of address',
    at: /^articles\/tournament-articles\.ts/,
    locale: 'fr',
    why: 'a table of players is spoken to',
  },
]
