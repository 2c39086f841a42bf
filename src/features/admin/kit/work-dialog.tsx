import { useState } from 'react'
import { Dialog, type DialogProps } from '@/ui/overlay/dialog.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useUnsaved } from './use-unsaved.tsx'
import styles from './work-dialog.module.css'

interface WorkDialogProps extends DialogProps {
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
      <Dialog {...dialog} onClose={() => (isWritten ? setAsking(true) : onClose())}>
        <div className={styles.work} onInput={touch} onChange={touch}>
          {children}
        </div>
      </Dialog>
      {isAsking && <UnsavedQuestion onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}
