import { useState } from 'react'
import { Button, type ButtonProps } from '@/ui/action/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

type ConfirmedButtonProps = Pick<ButtonProps, 'aria-label' | 'disabled' | 'icon' | 'size' | 'variant'> &
  Pick<ConfirmDialogProps, 'title' | 'lead'> & {
    label: string // of the button, and of the button of the dialog
    onConfirm: () => Promise<boolean> // whether it succeeded; a refusal keeps the dialog open
  }

/** A button for an action that cannot be undone: it opens a dialog, whose button runs the action. */
export function ConfirmedButton({ label, title, lead, onConfirm, ...button }: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" size="dense" {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isDanger
          title={title}
          lead={lead}
          yes={label}
          onYes={async () => {
            if (await onConfirm()) setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
