import MuiDialog from '@mui/material/Dialog'
import type { CSSProperties, ReactNode } from 'react'
import { hasCloseRequests, useCloseRequests } from './use-close-requests.ts'

export interface ModalBoxProps {
  titleId: string // id of the heading that names it
  onClose: () => void
  persistent?: boolean // only its own buttons close it
  className?: string // of the whole layer, with the backdrop
  paperClassName?: string
  paperStyle?: CSSProperties
  children: ReactNode
}

/** A native modal dialog makes the rest of the page inert: a dialog opened over it must be inside it. */
const topLayer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** The layer, the backdrop and the box of an open MUI dialog. Escape, a phone's back gesture and a tap outside close it. */
export function ModalBox(props: ModalBoxProps) {
  const { titleId, onClose, persistent, className, paperClassName, paperStyle, children } = props
  const close = () => {
    if (!persistent) onClose()
  }
  useCloseRequests(close)
  return (
    <MuiDialog
      open
      container={topLayer}
      transitionDuration={0} // the style sheet animates it
      aria-labelledby={titleId}
      className={className}
      onKeyDown={event => {
        if (event.key === 'Escape' && !hasCloseRequests) event.preventDefault() // also closes a native dialog below
      }}
      onClose={(_, reason) => {
        if (reason === 'backdropClick' || !hasCloseRequests) close()
      }}
      slotProps={{ paper: { className: paperClassName, style: paperStyle } }}
    >
      {children}
    </MuiDialog>
  )
}
