import type { ReactNode } from 'react'
import { NightDialog } from '../../kit/night-dialog.tsx'
import workbench from '../../kit/workbench.module.css'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  onClose(): void
  children: ReactNode // the buttons, with the safe one last
}

/** A confirmation before something is lost. */
export const ConfirmDialog = ({ open, title, text, onClose, children }: ConfirmDialogProps) => (
  <NightDialog open={open} title={title} onClose={onClose}>
    <p className={workbench.text}>{text}</p>
    <div className={workbench.actions}>{children}</div>
  </NightDialog>
)
