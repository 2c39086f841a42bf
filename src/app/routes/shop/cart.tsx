import { CartView } from '@/features/shop/cart/cart-view.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { useHref, useLocale } from '../../screen.ts'
import { EmptyCart } from './empty-cart.tsx'

export const areas = ['shop', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function CartPage() {
  const words = useShopWords(useLocale())
  const to = useHref()
  return <CartView words={words} linkTo={to} whenEmpty={<EmptyCart />} />
}
