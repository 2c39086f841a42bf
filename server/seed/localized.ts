import { type LocalizedTexts, texts as plainSix } from '@/contract/localized-texts.ts'
import { holdSigns } from '@/i18n/i18next-rules.ts'

export type { LocalizedTexts }

/** In the order it, en, es, fr, de, pt; adds no-break spaces, so that no sign begins a line. */
export const localized = (...texts: Parameters<typeof plainSix>): LocalizedTexts => {
  const [it, en, es, fr, de, pt] = texts
  return plainSix(holdSigns(it), holdSigns(en), holdSigns(es), holdSigns(fr), holdSigns(de), holdSigns(pt))
}

/** The same in every language: a number, a measure. */
export const same = (text: string): LocalizedTexts => localized(text, text, text, text, text, text)
