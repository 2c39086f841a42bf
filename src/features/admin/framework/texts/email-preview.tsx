/** Preview of an email, rendered by the server from the values of a form, in a frame without scripts. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import styles from './email-preview.module.css'

const pauseMillis = 500

/** Returns the value as it was before the last half second. */
function useQuiet<T>(value: T): T {
  const [quiet, setQuiet] = useState(value)
  const key = JSON.stringify(value)
  useEffect(() => {
    const pause = setTimeout(() => setQuiet(JSON.parse(key) as T), pauseMillis)
    return () => clearTimeout(pause)
  }, [key])
  return quiet
}

interface EmailPreviewProps<T> {
  of: string // resource, for the cache
  value: T
  load: (value: T) => Promise<{ subject: string; html: string }>
  children?: ReactNode // above the email
}

export function EmailPreview<T>({ of, value, load, children }: EmailPreviewProps<T>) {
  const { t } = useTranslation('admin-words')
  const messages = useErrorMessage()
  const quiet = useQuiet(value)
  const { data, error } = useQuery({
    queryKey: [of, 'preview', quiet],
    queryFn: () => load(quiet),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const failure = error ? failureFrom(error) : undefined
  return (
    <Panel dense titleAs="h2" title={t('campaigns.preview')} className={styles.preview}>
      {children}
      {failure && <Note tone="error">{messages.reason(failure)}</Note>}
      {data && <p className={styles.subject}>{data.subject || '–'}</p>}
      {/* Same origin, because the pictures are not served to other origins. Scripts are blocked. */}
      <iframe title={t('campaigns.preview')} sandbox="allow-same-origin" srcDoc={data?.html ?? ''} />
    </Panel>
  )
}
