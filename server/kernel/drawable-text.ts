/** Text for PDFs and images, where a character without a glyph would be an empty box. */
import anyAscii from 'any-ascii'
import { isDrawable } from '@/domain/drawable-text.ts'

const words = /[^\p{P}\p{Z}\p{S}]+|./gu

/** Transliterates unsupported scripts to Latin, word by word: `Ada 王芳` → `Ada WangFang`. */
export const drawableText = (text: string): string => {
  const composed = text.normalize('NFC').replace(/\s/g, ' ')
  if (isDrawable(composed)) return composed
  return composed.replace(words, word =>
    isDrawable(word) ? word : [...word].map(sign => (isDrawable(sign) ? sign : anyAscii(sign))).join(''),
  )
}
