import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'
import { Dialog, type DialogProps } from '@/ui/overlay/dialog.tsx'
import styles from './work-dialog.module.css'

/**
 * A dialog somebody writes in: once anything in it was changed, closing it without sending, or leaving the page, asks first.
 * Whoever has sent it closes it from outside.
 */
export function WorkDialog({ onClose, children, ...dialog }: DialogProps) {
  const { t } = useTranslation('react-admin')
  const isTouched = useRef(false)
  useBeforeUnload(event => {
    if (isTouched.current) event.preventDefault()
  })
  const ask = () => {
    if (!isTouched.current || window.confirm(t('message.unsaved_changes'))) onClose()
  }
  const touch = () => {
    isTouched.current = true
  }
  return (
    <Dialog {...dialog} onClose={ask}>
      <div className={styles.work} onInput={touch} onChange={touch}>
        {children}
      </div>
    </Dialog>
  )
}
