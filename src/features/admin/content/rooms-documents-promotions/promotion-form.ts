/** Form of a promotion: initial values and the body of a save. */

import type { AdminPromotion, PromotionBody, PromotionWords } from '@/contract/endpoints/admin/promotions.ts'
import type { Locale } from '@/contract/locales.ts'

const noWords: PromotionWords = { title: '', slug: '', lead: '', body: '' }
const day = 24 * 3600_000

/** Starts at the next full hour and lasts two weeks. */
export function freshPromotion(now: Date): PromotionBody {
  const start = new Date(Math.ceil(now.getTime() / 3600_000) * 3600_000)
  return {
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + 14 * day).toISOString(),
    coupon_id: null,
    category_ids: [],
    picture: null,
    is_published: false,
    visibility: 'everyone',
    visible_roles: [],
    position: 0,
    product_ids: [],
    translations: { it: noWords, en: noWords, es: noWords, fr: noWords, de: noWords, pt: noWords },
  }
}

export const bodyOfPromotion = (form: PromotionBody | AdminPromotion): PromotionBody => ({
  starts_at: form.starts_at,
  ends_at: form.ends_at,
  coupon_id: form.coupon_id,
  category_ids: form.category_ids,
  picture: form.picture,
  is_published: form.is_published,
  visibility: form.visibility,
  visible_roles: form.visible_roles,
  position: form.position,
  product_ids: form.product_ids,
  translations: form.translations,
})

export type PromotionTexts = Record<Locale, PromotionWords>
