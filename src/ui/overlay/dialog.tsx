import { type CSSProperties, useId } from 'react'
import styles from './dialog-frame.module.css'
import { DialogFrame, type DialogProps } from './dialog-frame.tsx'
import { ModalBox } from './modal-box.tsx'

/** A dialog of pages that use MUI. The content is mounted only while it is open. */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null)

function OpenDialog({ width = 500, ...props }: DialogProps) {
  const id = useId()
  return (
    <ModalBox
      titleId={id}
      onClose={props.onClose}
      persistent={props.persistent}
      paperClassName={styles.sheet}
      paperStyle={{ '--width': `${width}px` } as CSSProperties}
    >
      <DialogFrame {...props} titleId={id} />
    </ModalBox>
  )
}
