import MuiDialog from '@mui/material/Dialog'
import { type CSSProperties, useId } from 'react'
import styles from './dialog-frame.module.css'
import { DialogFrame, type DialogProps } from './dialog-frame.tsx'
import { hasCloseRequests, useCloseRequests } from './use-close-requests.ts'

/** A native modal dialog makes the rest of the page inert: a dialog opened over it must be inside it. */
const topLayer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** A dialog of pages that use MUI. The content is mounted only while it is open. */
export const Dialog = (props: DialogProps) => (props.open ? <OpenDialog {...props} /> : null)

function OpenDialog({ width = 500, ...props }: DialogProps) {
  const id = useId()
  const close = () => {
    if (!props.persistent) props.onClose()
  }
  useCloseRequests(close)
  return (
    <MuiDialog
      open
      container={topLayer}
      transitionDuration={0} // the style sheet animates it
      aria-labelledby={id}
      onKeyDown={event => {
        if (event.key === 'Escape' && !hasCloseRequests) event.preventDefault() // also closes a native dialog below
      }}
      onClose={(_, reason) => {
        if (reason === 'backdropClick' || !hasCloseRequests) close()
      }}
      slotProps={{
        paper: { className: styles.sheet, style: { '--width': `${width}px` } as CSSProperties },
      }}
    >
      <DialogFrame {...props} titleId={id} />
    </MuiDialog>
  )
}
