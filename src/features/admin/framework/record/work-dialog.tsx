import { useState } from 'react'
import { AdminDialog, type AdminDialogProps } from './admin-dialog.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useUnsaved } from './use-unsaved.tsx'
import styles from './work-dialog.module.css'

interface WorkDialogProps extends AdminDialogProps {
  isDirty?: boolean // what its form knows; without it, whether anything was touched
}

/**
 * A dialog somebody writes in: once anything in it was changed, closing it without sending, or leaving the page, asks first.
 * Whoever has sent it closes it from outside.
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
