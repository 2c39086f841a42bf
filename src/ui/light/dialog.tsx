import { type CSSProperties, useId } from 'react'
import { classNames } from '../class-names.ts'
import sheet from '../overlay/dialog-frame.module.css'
import { DialogFrame, type DialogProps } from '../overlay/dialog-frame.tsx'
import { useModal } from '../overlay/use-modal.ts'
import styles from './dialog.module.css'

/** A dialog of pages that load no MUI. The content is mounted only while it is open. */
export function Dialog({ width = 500, ...props }: DialogProps) {
  const { open, onClose, persistent } = props
  const id = useId()
  const handlers = useModal({ open, onClose, ...(persistent && { persistent }) })
  return (
    <dialog
      {...handlers}
      aria-labelledby={id}
      className={classNames(sheet.sheet, styles.dialog)}
      style={{ '--width': `${width}px` } as CSSProperties}
    >
      {open && <DialogFrame {...props} titleId={id} />}
    </dialog>
  )
}
