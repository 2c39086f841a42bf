import { useState } from 'react'
import { type RaRecord, useDelete, useNotify, useRedirect } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { QuestionDialog } from '../kit/question-dialog.tsx'
import type { ResourceName } from '../kit/resource-calls.ts'

interface RemoveRecordProps {
  resource: ResourceName
  record: RaRecord
  title: string
  lead: string
  listHref?: string
  onRemoved?: () => void
}

/** Asks once, removes, and leads back to the list. */
export function RemoveRecord({ resource, record, title, lead, listHref, onRemoved }: RemoveRecordProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const notify = useNotify()
  const redirect = useRedirect()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const run = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify('ra.notification.deleted', { type: 'info', messageArgs: { smart_count: 1 } })
          onRemoved?.()
          if (listHref) redirect(listHref)
        },
        onError: error => notify(failureFrom(error)?.message || t('failed'), { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button variant="text" size="dense" icon={iconTrash} onClick={() => setAsking(true)}>
        {t('react-admin:action.delete')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={title}
          lead={lead}
          yes={t('react-admin:action.delete')}
          isDanger
          isBusy={isPending}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
