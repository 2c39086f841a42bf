import { localeFacts } from '@/contract/locales.ts'
import type { ShopWords } from '../kit/product-words.ts'

/** `20 novembre 2026 alle ore 10:42`, in the reader's way of writing. */
export const dateWords = ({ locale }: ShopWords, iso: string): string =>
  new Intl.DateTimeFormat(localeFacts[locale].iso, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(iso),
  )

export const dayWords = ({ locale }: Pick<ShopWords, 'locale'>, iso: string): string =>
  new Intl.DateTimeFormat(localeFacts[locale].iso, { dateStyle: 'long' }).format(new Date(iso))
