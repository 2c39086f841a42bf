/** Says that a line has no right of withdrawal, or a limited one (decision 0022). */
import { useTranslation } from 'react-i18next'
import { type ExceptionalLine, exceptionOf } from '@/domain/withdrawal-exceptions.ts'

export function LineException({ line }: { line: ExceptionalLine }) {
  const { t } = useTranslation('admin-sales')
  const exception = exceptionOf(line)
  return exception && <small>{t(`desk.exception.${exception}`)}</small>
}
