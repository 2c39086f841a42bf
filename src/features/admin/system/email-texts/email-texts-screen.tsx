/** The texts of the shop's emails: chosen from a list, edited per language, with a preview. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  type AdminEmail,
  adminEmail,
  type EmailSummary,
  emailGroups,
  listEmails,
} from '@/contract/endpoints/admin/emails.ts'
import type { Locale } from '@/contract/locales.ts'
import { SelectField } from '@/ui/form/select-field.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import styles from './email-texts.module.css'
import { EmailTextsForm } from './email-texts-form.tsx'

interface EmailTextsScreenProps {
  title: string
  locale: Locale
  name: string // of the edited email
  onName: (name: string) => void
}

const listKey = ['email-texts', 'list']

const placeholder = /\{\{.*?\}\}/g

export function EmailTextsScreen({ title, locale, name, onName }: EmailTextsScreenProps) {
  const { t } = useTranslation(['admin-words'])
  const cache = useQueryClient()
  const list = useQuery({
    queryKey: [...listKey, locale],
    queryFn: () => callOrThrow(listEmails),
    retry: false,
  })
  const emailKey = ['email-texts', 'email', name]
  const email = useQuery({
    queryKey: emailKey,
    queryFn: () => callOrThrow(adminEmail, { params: { name } }),
    retry: false,
  })
  const labelOf = ({ group, subject, changed }: EmailSummary): string => {
    const label = t(`email_texts.group.${group}`)
    return [
      subject ? `${label} · ${subject.replace(placeholder, '…')}` : label,
      changed.length > 0 ? t('email_texts.changed') : '',
    ]
      .filter(Boolean)
      .join(', ')
  }
  const keep = (saved: AdminEmail) => {
    void updateCached<AdminEmail>(cache, emailKey, saved)
    void cache.invalidateQueries({ queryKey: listKey })
  }
  const options = emailGroups.flatMap(group =>
    (list.data ?? [])
      .filter(summary => summary.group === group)
      .map(summary => ({ value: summary.name, label: labelOf(summary) })),
  )
  const { data, error, refetch } = email
  if (list.error && !list.data) return <ReadFailure whole error={list.error} onRetry={list.refetch} />
  return (
    <>
      <ScreenHead title={title} lead={t('email_texts.lead')} />
      <div className={styles.choice}>
        <SelectField
          dense
          name="email"
          label={t('email_texts.choose')}
          value={name}
          options={options}
          onChange={event => onName(event.currentTarget.value)}
        />
      </div>
      {error && !data ? (
        <ReadFailure whole error={error} onRetry={refetch} />
      ) : data ? (
        <EmailTextsForm key={`${name} ${data.version}`} email={data} locale={locale} onSaved={keep} />
      ) : (
        <Skeleton height={420} radius={16} />
      )}
    </>
  )
}
