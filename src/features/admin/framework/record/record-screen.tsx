/**
 * Screen of a record and its form: loads it, creates it, saves it whole against the version that was loaded. A conflict
 * shows both versions. The fields are children, so the screen works for every kind of record.
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
import { failureFrom, unreachable } from '@/api/failure.ts'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import type { ResourceName } from '../shell/resource-calls.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GuardedForm } from './guarded-form.tsx'
import { ReadFailure } from './read-failure.tsx'
import styles from './record-screen.module.css'
import { UnplacedErrors } from './unplaced-errors.tsx'
import { useSaveFailure } from './use-refuse.ts'

interface SavedRecordProps<R extends RaRecord, F extends object> {
  resource: ResourceName
  id: number | null // null creates a record
  fresh: F // initial values of a new record
  bodyFrom: (form: F) => object // the body of a save, without id and version
  onCreated: (record: R) => void
  onSaved?: (record: R) => void
  children: (record: R | null) => ReactNode
}

export const RecordScreen = <R extends RaRecord, F extends object>({
  id,
  ...rest
}: SavedRecordProps<R, F>) =>
  id === null ? <NewRecord {...rest} /> : <StoredRecord key={id} id={id} {...rest} />

type Shared<R extends RaRecord, F extends object> = Omit<SavedRecordProps<R, F>, 'id'>

function NewRecord<R extends RaRecord, F extends object>({
  resource,
  fresh,
  bodyFrom,
  onCreated,
  children,
}: Shared<R, F>) {
  const { t } = useTranslation('react-admin')
  const notify = useNotify()
  const showFailure = useSaveFailure()
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
      onError: error => showFailure(failureFrom(error) ?? unreachable),
    },
  })
  return (
    <CreateContextProvider value={controller}>
      <SaveContextProvider value={controller}>
        <GuardedForm record={start} className={styles.form}>
          <UnplacedErrors />
          {children(null)}
        </GuardedForm>
      </SaveContextProvider>
    </CreateContextProvider>
  )
}

/** List rows are not full records, so the record has its own cache key and is never read from a cached row. */
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
  const showFailure = useSaveFailure()
  const [conflict, setConflict] = useState<{ mine: object; theirs: R }>()
  const controller = useEditController<R>({
    resource,
    id,
    mutationMode: 'pessimistic',
    redirect: false,
    transform: (data: F & { version?: string }) => ({ ...bodyFrom(data), version: data.version }),
    queryOptions: { meta: whole, onError: () => {} }, // shown instead of the record
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
        else showFailure(failure ?? unreachable)
      },
    },
  })
  const { record, error, refetch, save } = controller
  if (error && !record) return <ReadFailure whole error={error} onRetry={refetch} />
  if (!record) return <Skeleton height={420} radius={16} />
  return (
    <EditContextProvider value={controller}>
      <SaveContextProvider value={controller}>
        <GuardedForm record={record} className={styles.form}>
          <UnplacedErrors />
          {children(record)}
        </GuardedForm>
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
