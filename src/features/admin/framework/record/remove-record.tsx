import { useState } from 'react'
import { type RaRecord, useDelete, useNotify, useRedirect } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { failureFrom, unreachable } from '@/api/failure.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import type { ResourceName } from '../shell/resource-calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useRefuse } from './use-refuse.ts'
import { useMayWrite } from './write-access.ts'

interface RemoveRecordProps {
  resource: ResourceName
  record: RaRecord
  label?: string // of the button; by default "Delete"
  title: string
  lead: string
  listHref?: string
  onRemoved?: () => void
}

/** Asks once, deletes the record and navigates to `listHref` if it is set. Hidden if the reader may not change the record. */
export function RemoveRecord({
  resource,
  record,
  label,
  title,
  lead,
  listHref,
  onRemoved,
}: RemoveRecordProps) {
  const { t } = useTranslation('react-admin')
  const notify = useNotify()
  const refuse = useRefuse()
  const redirect = useRedirect()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const mayWrite = useMayWrite()
  const run = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          setAsking(false)
          notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
          onRemoved?.()
          if (listHref) redirect(listHref)
        },
        onError: error => refuse(failureFrom(error) ?? unreachable),
      },
    )
  if (!mayWrite) return null
  return (
    <>
      <Button variant="text" size="dense" icon={iconTrash} onClick={() => setAsking(true)}>
        {label ?? t('action.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          lead={lead}
          yes={t('action.delete')}
          isDanger
          isBusy={isPending}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
