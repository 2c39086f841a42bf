import { useTranslation } from 'react-i18next'
import type { FailedCheck } from '@/contract/endpoints/admin/accounting.ts'
import { Note } from '@/ui/content/note.tsx'

/** Documents without an electronic invoice, each with what to change. */
export function FailedChecks({ failed }: { failed: readonly FailedCheck[] }) {
  const { t } = useTranslation('admin-sdi')
  return failed.map(({ id, number, codes, detail }) => (
    <Note key={id} tone="error" live>
      {[
        t('failed', { number }),
        ...codes.map(code => (/^\d/.test(code) ? `${code}: ${t(`code.${code}`)}` : t(`code.${code}`))),
        detail,
      ]
        .filter(Boolean)
        .join(' ')}
    </Note>
  ))
}
