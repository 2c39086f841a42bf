import { CheckoutView } from '@/features/shop/checkout/checkout-view.tsx'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { useHref, useLocale } from '../../screen.ts'

export const areas = ['shop']

export default function CheckoutPage() {
  return <CheckoutView words={useShopWords(useLocale())} linkTo={useHref()} />
}
