/** Drop area and file input for uploads. The server accepts a file by its content. */
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentBytes, documentTypes } from '@/contract/endpoints/account/documents.ts'
import { sendDocumentFile } from '@/contract/endpoints/admin/documents.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconUploadSimple } from '@/ui/icon/icons.ts'
import { useSendFiles } from '../../framework/fields/use-send-files.ts'
import type { SentDocument } from './document-form.ts'
import styles from './places.module.css'

interface FileDropProps {
  title: string
  onSent: (sent: SentDocument) => void
}

const accepted = [...documentTypes, '.zip'].join(',') // Windows uses another media type for archives
const mostNameLetters = 120

export function FileDrop({ title, onSent }: FileDropProps) {
  const { t } = useTranslation('admin-places')
  const [isOver, setOver] = useState(false)
  const { isSending, send: sendFiles } = useSendFiles(sendDocumentFile, {
    mostBytes: documentBytes,
    mediaType: 'application/octet-stream',
  })
  const send = (file: File | undefined) => {
    if (!file || isSending) return
    void sendFiles([file], (response, { name }) =>
      onSent({ ...response, file_name: name.slice(-mostNameLetters) }),
    )
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
        send(event.dataTransfer.files[0])
      }}
    >
      <input
        type="file"
        accept={accepted}
        disabled={isSending}
        onChange={event => {
          send(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <Icon of={iconUploadSimple} size={26} />
      <b>{isSending ? t('documents.sending') : title}</b>
      <small>{t('documents.kinds')}</small>
    </label>
  )
}
