/** Says that a line has no right of withdrawal, or a limited one (art. 59 of the Italian Consumer Code). */
import { type ExceptionalLine, exceptionOf } from '@/domain/withdrawal-exceptions.ts'
import type { ShopWords } from './product-words.ts'

interface WithdrawalExceptionTextProps {
  line: ExceptionalLine
  words: ShopWords
}

export function WithdrawalExceptionText({ line, words: { t } }: WithdrawalExceptionTextProps) {
  const exception = exceptionOf(line)
  return exception && <small>{t(`exception.${exception}`)}</small>
}
