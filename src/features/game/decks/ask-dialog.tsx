import type { ReactNode } from 'react'
import { NightDialog } from '../kit/night-dialog.tsx'
import workbench from '../kit/workbench.module.css'

export interface AskDialogProps {
  open: boolean
  title: string
  text: string
  onClose(): void
  children: ReactNode // the answers, the safe one last
}

/** A question before something is lost. */
export const AskDialog = ({ open, title, text, onClose, children }: AskDialogProps) => (
  <NightDialog open={open} title={title} onClose={onClose}>
    <p className={workbench.text}>{text}</p>
    <div className={workbench.actions}>{children}</div>
  </NightDialog>
)
