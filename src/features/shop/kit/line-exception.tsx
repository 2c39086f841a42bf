/** Says that a line has no right of withdrawal, or a limited one (art. 59 of the Italian Consumer Code). */
import { type ExceptionalLine, exceptionOf } from '@/domain/withdrawal-exceptions.ts'
import type { ShopWords } from './product-words.ts'

interface LineExceptionProps {
  line: ExceptionalLine
  words: ShopWords
}

export function LineException({ line, words: { t } }: LineExceptionProps) {
  const exception = exceptionOf(line)
  return exception && <small>{t(`exception.${exception}`)}</small>
}
