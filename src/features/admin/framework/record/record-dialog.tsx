/**
 * Dialog for one record of a list: creates it, saves it against the version that was loaded, deletes it. A conflict
 * shows both versions. The fields are children, so the dialog works for every kind of record.
 */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Result } from '@/api/client.ts'
import { type NestedErrors, nestedFieldErrors } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconTrash } from '@/ui/icon/icons.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GuardedForm } from './guarded-form.tsx'
import styles from './record-dialog.module.css'
import { useRefuse } from './use-refuse.ts'
import { WorkDialog } from './work-dialog.tsx'
import { useMayWrite } from './write-access.ts'

/** Submits its form, and is busy until there is a response. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return (
    <Button size="dense" type="submit" busy={isSubmitting}>
      {children}
    </Button>
  )
}

interface Versioned {
  id: number
  version: string
}

export interface RecordCalls<R extends Versioned, F extends object> {
  create(body: F): Promise<Result<R>>
  change(id: number, body: F & { version: string }): Promise<Result<R>>
  remove(id: number): Promise<Result<unknown>>
}

interface RecordDialogProps<R extends Versioned & F, F extends object> {
  record: R | null // null creates a record
  fresh: F // initial values of a new record
  title: string
  width?: 560 | 720
  calls: RecordCalls<R, F>
  bodyFrom: (form: F) => F // the body of a save, without id and version
  pathOf?: (path: string) => string // the field that shows an error of this path; by default the path itself
  queryKey: readonly string[] // of the list, which is fetched again after a change
  canRemove?: boolean
  onClose: () => void
  onTheirs: (record: R) => void // the reader accepts the stored version
  children: ReactNode
}

export function RecordDialog<R extends Versioned & F, F extends object>(props: RecordDialogProps<R, F>) {
  const { record, fresh, title, width = 560, bodyFrom, canRemove = true, onClose, onTheirs, children } = props
  const { t } = useTranslation('react-admin')
  const { send, remove, lost, setLost } = useRecordCalls(props)
  const mayWrite = useMayWrite()
  if (lost)
    return (
      <ConflictDialog
        mine={lost.mine}
        theirs={bodyFrom(lost.theirs)}
        base={record && bodyFrom(record)}
        onClose={() => setLost(undefined)}
        onTakeTheirs={() => onTheirs(lost.theirs)}
        onKeepMine={() => {
          setLost(undefined)
          void send(lost.mine, lost.theirs.version)
        }}
      />
    )
  return (
    <WorkDialog open onClose={onClose} width={width} title={title}>
      <GuardedForm
        record={record ?? fresh}
        onSubmit={(form: object) => send(bodyFrom(form as F), record?.version) as never}
      >
        {children}
        <div className={styles.foot}>
          {record && canRemove && mayWrite && (
            <ConfirmedButton
              variant="text"
              icon={iconTrash}
              label={t('action.delete')}
              title={t('message.delete_title')}
              lead={title}
              onConfirm={() => remove(record.id)}
            />
          )}
          {mayWrite && <SubmitButton>{t('action.save')}</SubmitButton>}
        </div>
      </GuardedForm>
    </WorkDialog>
  )
}

function useRecordCalls<R extends Versioned & F, F extends object>(props: RecordDialogProps<R, F>) {
  const { record, calls, pathOf = path => path, queryKey, onClose } = props
  const { t } = useTranslation('react-admin')
  const messages = useErrorMessage()
  const notify = useNotify()
  const refuse = useRefuse()
  const cache = useQueryClient()
  const [lost, setLost] = useState<{ mine: F; theirs: R }>()
  const done = async (message: string) => {
    notify(message, { type: 'success' })
    await cache.invalidateQueries({ queryKey })
    onClose()
  }
  const send = async (body: F, version: string | undefined): Promise<NestedErrors | undefined> => {
    const result =
      record && version ? await calls.change(record.id, { ...body, version }) : await calls.create(body)
    if (result.ok) {
      await done(record ? t('notification.updated', { count: 1 }) : t('notification.created'))
      return undefined
    }
    const { failure } = result
    if (failure.code === 'conflict' && failure.current) {
      setLost({ mine: body, theirs: failure.current as R })
      return undefined
    }
    refuse(failure)
    const fields = failure.fields.map(field => ({ ...field, path: pathOf(field.path) }))
    return nestedFieldErrors(fields, messages)
  }
  const remove = async (id: number) => {
    const result = await calls.remove(id)
    if (result.ok) await done(t('notification.deleted', { count: 1 }))
    else refuse(result.failure)
    return result.ok
  }
  return { send, remove, lost, setLost }
}
