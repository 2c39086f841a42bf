/** Documents: uploaded by drag and drop, shared with roles, users and rooms, replaced, deleted. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { AdminDocument } from '@/contract/endpoints/admin/documents.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { FlagFilter } from '../../framework/list/list-filter.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { DocumentDialog, fileFacts } from './document-dialog.tsx'
import type { SentDocument } from './document-form.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './places.module.css'

interface DocumentListProps {
  title: string
  locale: Locale
}

export function DocumentList({ title, locale }: DocumentListProps) {
  const { t } = useTranslation(['admin-places', 'admin'])
  const [open, setOpen] = useState<number | SentDocument>()
  const iso = formatTag(locale)
  return (
    <>
      <ListFrame
        resource="documents"
        title={title}
        sort={{ field: 'position', order: 'ASC' }}
        searchHint={t('documents.search')}
        emptyTitle={t('admin:empty.documents')}
        above={<FileDrop title={t('documents.drop')} onSent={setOpen} />}
        filters={<FlagFilter source="is_withdrawn" label={t('documents.withdrawn')} />}
        table={{ rowClick: false }}
      >
        <DataTable.Col
          source="names"
          disableSort
          label={t('documents.document')}
          render={(row: AdminDocument) => (
            <span className={styles.place}>
              <button type="button" className={styles.name} onClick={() => setOpen(row.id)}>
                {wordIn(row.names, locale)}
              </button>
              <small>{row.file_name}</small>
            </span>
          )}
        />
        <DataTable.Col
          source="is_withdrawn"
          disableSort
          label={t('admin:column.status')}
          render={({ is_withdrawn }: AdminDocument) => (
            <Badge tone={is_withdrawn ? 'muted' : 'success'}>
              {t(is_withdrawn ? 'documents.withdrawn' : 'documents.given')}
            </Badge>
          )}
        />
        <DataTable.Col
          source="visible_roles"
          disableSort
          label={t('who')}
          render={(row: AdminDocument) => <Reach row={row} locale={locale} />}
        />
        <DataTable.Col
          source="size"
          disableSort
          label={t('documents.file')}
          render={({ media_type, size }: AdminDocument) => fileFacts(media_type, size, iso)}
        />
        <DataTable.Col
          source="updated_at"
          disableSort
          label={t('updated')}
          render={({ updated_at }: AdminDocument) => dayWords(updated_at, locale)}
        />
      </ListFrame>
      {open !== undefined && (
        <DocumentDialog open={open} locale={locale} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function Reach({ row, locale }: { row: AdminDocument; locale: Locale }) {
  const { t } = useTranslation(['admin-places', 'admin'])
  const parts = [
    ...row.visible_roles.map(role => t(`admin:role.${role}`)),
    ...row.rooms.map(({ names }) => wordIn(names, locale)),
    ...(row.users.length > 0 ? [t('people_count', { count: row.users.length })] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : <span className={styles.soft}>{t('documents.nobody')}</span>
}
