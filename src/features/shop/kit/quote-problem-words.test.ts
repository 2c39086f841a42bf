import { beforeAll, expect, it } from 'vitest'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { CouponRefusal } from '@/contract/endpoints/shop/quote-discounts.ts'
import { locales } from '@/contract/locales.ts'
import { createI18n } from '@/i18n/react.ts'
import type { CartFacts } from '@/stores/cart.ts'
import { couponRefusalText } from './coupon-field.tsx'
import type { ShopWords } from './product-words.ts'
import { quoteProblemWords } from './quote-problem-words.ts'

type Problem = Quote['problems'][number]

const cart = { items: [{ title: 'Album in lino' }] } as unknown as CartFacts
const words = new Map<string, ShopWords>()
const problem = (code: Problem['code'], facts: Partial<Problem> = {}): Problem => ({
  ...{ code, line: null, name: null, left: null, amount: null },
  ...facts,
})
const said = (locale: string, one: Problem) => quoteProblemWords(words.get(locale) as ShopWords, one, cart)

beforeAll(async () => {
  for (const locale of locales) {
    const { t } = await createI18n(locale, ['shop'])
    words.set(locale, { t, locale, currency: 'euro' } as unknown as ShopWords)
  }
})

it('names the item of a shortage and the remaining stock', () => {
  const two = problem('not_enough_stock', { line: 0, name: 'Busta d’oro', left: 2 })
  expect(said('it', two)).toBe('Busta d’oro: solo 2 disponibili. Riduci la quantità.')
  expect(said('es', { ...two, left: 1 })).toContain('solo queda 1')
  for (const locale of locales) expect(said(locale, two)).toMatch(/Busta d’oro.* 2\D/)
})

it('takes the name of a deleted item from the cart and is never empty', () => {
  for (const locale of locales) {
    expect(said(locale, problem('line_gone', { line: 0 }))).toContain('Album in lino')
    expect(said(locale, problem('line_gone', { line: 7 }))).not.toMatch(/^\s*[:n]|\{\{/)
  }
})

it('names a discount code that is not applied, its minimum and the missing amount', () => {
  for (const locale of locales) {
    const text = (refusal: Partial<CouponRefusal> & Pick<CouponRefusal, 'code'>) =>
      couponRefusalText(
        words.get(locale) as ShopWords,
        { amount: null, missing: null, pieces: null, starts_at: null, ...refusal },
        'BENVENUTO10',
      )
    expect(text({ code: 'minimum', amount: 2500, missing: 1950 })).toMatch(/BENVENUTO10.*25.*19/)
    expect(text({ code: 'used' })).toContain('BENVENUTO10')
    expect(text({ code: 'elsewhere' })).toContain('BENVENUTO10')
  }
})
