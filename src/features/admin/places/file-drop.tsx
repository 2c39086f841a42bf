/** A place to drop a file on, or to choose one by hand; the server tells by its content whether it is taken. */
import { type DragEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { sendFile } from '@/api/client.ts'
import { sendDocumentFile } from '@/contract/document-administration.ts'
import { documentBytes } from '@/contract/documents.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconUploadSimple } from '@/ui/icon/icons.ts'
import type { SentDocument } from './document-form.ts'
import styles from './places.module.css'

interface FileDropProps {
  title: string
  onSent: (sent: SentDocument) => void
}

const accepted = '.pdf,.png,.jpg,.jpeg,.webp,.zip'
const mostNameLetters = 120

export function FileDrop({ title, onSent }: FileDropProps) {
  const { t } = useTranslation(['admin-places', 'common'])
  const notify = useNotify()
  const [isOver, setOver] = useState(false)
  const [isSending, setSending] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file || isSending) return
    if (file.size > documentBytes) return notify(t('documents.too_large'), { type: 'error' })
    setSending(true)
    const bytes = new Blob([file], { type: 'application/octet-stream' })
    const answer = await sendFile(sendDocumentFile, bytes)
    setSending(false)
    if (answer.ok) onSent({ ...answer.value, file_name: file.name.slice(-mostNameLetters) })
    else notify(answer.failure.message || t('common:unreachable_text'), { type: 'error' })
  }
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <label
      className={styles.drop}
      data-over={isOver}
      aria-busy={isSending || undefined}
      onDragOver={event => over(event, true)}
      onDragLeave={event => over(event, false)}
      onDrop={event => {
        over(event, false)
        void send(event.dataTransfer.files[0])
      }}
    >
      <input
        type="file"
        accept={accepted}
        disabled={isSending}
        onChange={event => {
          void send(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Icon of={iconUploadSimple} size={26} />
      <b>{isSending ? t('documents.sending') : title}</b>
      <small>{t('documents.kinds')}</small>
    </label>
  )
}
