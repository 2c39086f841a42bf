/**
 * A record and its form: read, created, saved whole against the version it was read at. Who saves second is shown both
 * versions. It knows no kind of record; what stands in the form is handed in.
 */
import { type ReactNode, useState } from 'react'
import {
  CreateContextProvider,
  EditContextProvider,
  type RaRecord,
  SaveContextProvider,
  useCreateController,
  useEditController,
  useNotify,
  useRefresh,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { KeptForm } from './kept-form.tsx'
import styles from './kept-record.module.css'
import { ReadFailure } from './read-failure.tsx'
import type { ResourceName } from './resource-calls.ts'

interface KeptRecordProps<R extends RaRecord, F extends object> {
  resource: ResourceName
  id: number | null // null: a new one
  fresh: F // what a new one starts from
  bodyFrom: (form: F) => object // what the save sends, without id and version
  onCreated: (record: R) => void
  onSaved?: (record: R) => void
  children: (record: R | null) => ReactNode
}

export const KeptRecord = <R extends RaRecord, F extends object>({ id, ...rest }: KeptRecordProps<R, F>) =>
  id === null ? <NewRecord {...rest} /> : <StoredRecord key={id} id={id} {...rest} />

type Shared<R extends RaRecord, F extends object> = Omit<KeptRecordProps<R, F>, 'id'>

function useTellFailure() {
  const { t } = useTranslation(['admin', 'react-admin'])
  const notify = useNotify()
  return (error: unknown) => {
    const failure = failureFrom(error)
    const isFault = Boolean(failure?.fields.length)
    notify(isFault ? t('react-admin:message.invalid_form') : failure?.message || t('failed'), {
      type: 'error',
    })
  }
}

function NewRecord<R extends RaRecord, F extends object>({
  resource,
  fresh,
  bodyFrom,
  onCreated,
  children,
}: Shared<R, F>) {
  const { t } = useTranslation('react-admin')
  const notify = useNotify()
  const tell = useTellFailure()
  const [start] = useState(fresh)
  const controller = useCreateController({
    resource,
    redirect: false,
    transform: (data: F) => bodyFrom(data),
    mutationOptions: {
      onSuccess: record => {
        notify(t('notification.created', { count: 1 }), { type: 'success' })
        onCreated(record as unknown as R)
      },
      onError: tell,
    },
  })
  return (
    <CreateContextProvider value={controller}>
      <SaveContextProvider value={controller}>
        <KeptForm record={start} className={styles.form}>
          {children(null)}
        </KeptForm>
      </SaveContextProvider>
    </CreateContextProvider>
  )
}

/** Rows of a list are no records: under a name of its own the whole one is asked for, never a row that is remembered. */
const whole = { whole: true }

function StoredRecord<R extends RaRecord, F extends object>({
  resource,
  id,
  bodyFrom,
  onSaved,
  children,
}: Shared<R, F> & { id: number }) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const notify = useNotify()
  const refresh = useRefresh()
  const tell = useTellFailure()
  const [conflict, setConflict] = useState<{ mine: object; theirs: R }>()
  const controller = useEditController<R>({
    resource,
    id,
    mutationMode: 'pessimistic',
    redirect: false,
    transform: (data: F & { version?: string }) => ({ ...bodyFrom(data), version: data.version }),
    queryOptions: { meta: whole, onError: () => {} }, // told where the record would stand
    mutationOptions: {
      meta: whole,
      onSuccess: record => {
        notify(t('react-admin:notification.updated', { count: 1 }), { type: 'success' })
        onSaved?.(record as R)
      },
      onError: (error, { data }) => {
        const failure = failureFrom(error)
        if (failure?.code === 'conflict' && failure.current)
          setConflict({ mine: data as object, theirs: failure.current as R })
        else tell(error)
      },
    },
  })
  const { record, error, refetch, save } = controller
  if (error && !record) return <ReadFailure whole error={error} onRetry={refetch} />
  if (!record) return <Skeleton height={420} radius={16} />
  return (
    <EditContextProvider value={controller}>
      <SaveContextProvider value={controller}>
        <KeptForm record={record} className={styles.form}>
          {children(record)}
        </KeptForm>
      </SaveContextProvider>
      {conflict && (
        <ConflictDialog
          mine={conflict.mine}
          theirs={bodyFrom(conflict.theirs as unknown as F)}
          base={bodyFrom(record as unknown as F)}
          onClose={() => setConflict(undefined)}
          onKeepMine={() => {
            setConflict(undefined)
            void save?.({ ...conflict.mine, version: conflict.theirs.version } as never)
          }}
          onTakeTheirs={() => {
            setConflict(undefined)
            refresh()
          }}
        />
      )}
    </EditContextProvider>
  )
}
