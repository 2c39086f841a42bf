/** Documents to download: the list in the language of the page, and opening one by its short link (decision 0011). */

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type Document, linkToDocument } from '@/contract/endpoints/account/documents.ts'
import { apiOrigin } from '@/contract/file-url.ts'
import { formatTag } from '@/contract/locales.ts'
import { useToasts } from '@/stores/toasts.ts'
import { DocumentList } from '@/ui/content/document-list.tsx'
import { useLocale } from './screen.ts'

const megabyte = 1024 * 1024

/** Formats a size in the given language: `1,2 MB`, `84 kB`. */
export function sizeText(bytes: number, iso: string): string {
  const [value, unit] = bytes >= megabyte ? [bytes / megabyte, 'MB'] : [Math.max(1, bytes / 1024), 'kB']
  const digits = bytes >= megabyte ? 1 : 0
  return `${new Intl.NumberFormat(iso, { maximumFractionDigits: digits }).format(value)} ${unit}`
}

const kindText = (mediaType: string): string => (mediaType.split('/')[1] ?? '').toUpperCase()

interface DocumentsProps {
  documents: readonly Document[]
  pass?: string // of the showroom that contains them
  onGone(): void // the list is outdated: a document no longer exists
}

export function Documents({ documents, pass, onGone }: DocumentsProps) {
  const { t } = useTranslation('places')
  const iso = formatTag(useLocale())
  const notify = useToasts(state => state.notify)
  const [busy, setBusy] = useState<number>()
  const open = async (id: number) => {
    setBusy(id)
    const response = await call(linkToDocument, { params: { id }, body: { pass: pass ?? null } })
    setBusy(undefined)
    if (response.ok) return location.assign(`${apiOrigin}${response.value.url}`) // an attachment: the page stays
    const isGone = response.failure.status === 404
    notify(t(isGone ? 'documents.failed' : 'documents.unreachable'), 'error')
    if (isGone) onGone()
  }
  const downloads = documents.map(({ id, name, note, media_type, size }) => ({
    id,
    name,
    note,
    facts: `${kindText(media_type)} · ${sizeText(size, iso)}`,
    label: t('documents.open', { name }),
  }))
  return <DocumentList documents={downloads} busy={busy} onOpen={id => void open(id)} />
}
