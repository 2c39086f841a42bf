import { useState } from 'react'
import { AdminDialog, type AdminDialogProps } from './admin-dialog.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useUnsaved } from './use-unsaved.tsx'
import styles from './work-dialog.module.css'

interface WorkDialogProps extends AdminDialogProps {
  isDirty?: boolean // the form's dirty state; without it, whether any field was changed
}

/**
 * A dialog with input fields: after a change, closing it or leaving the page asks first. The caller closes it after it
 * was sent.
 */
export function WorkDialog({ isDirty, onClose, children, ...dialog }: WorkDialogProps) {
  const [isTouched, setTouched] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isWritten = isDirty ?? isTouched
  useUnsaved(isWritten)
  const touch = () => setTouched(true)
  return (
    <>
      <AdminDialog {...dialog} onClose={() => (isWritten ? setAsking(true) : onClose())}>
        <div className={styles.work} onInput={touch} onChange={touch}>
          {children}
        </div>
      </AdminDialog>
      {isAsking && <UnsavedDialog onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}
