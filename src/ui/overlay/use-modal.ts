/** A native modal `<dialog>` driven by a prop: the browser traps focus, makes the rest inert and gives focus back. */
import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'

export interface ModalProps {
  open: boolean
  onClose: () => void
  persistent?: boolean // only its own buttons close it
}

export function useModal({ open, onClose, persistent = false }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isOurs = useRef(false) // the `close` event on its way tells of our own closing, perhaps after it opened again

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) {
      dialog.showModal()
      // The dialog itself takes the focus: its title is read, and nothing inside wears a ring nobody asked for.
      dialog.tabIndex = -1
      dialog.focus()
    }
    if (!open && dialog.open) {
      isOurs.current = true
      dialog.close()
    }
  }, [open])

  useEffect(() => {
    if (!open) return
    const root = document.documentElement
    const before = root.style.overflow
    root.style.overflow = 'hidden'
    return () => {
      root.style.overflow = before
    }
  }, [open])

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!persistent) onClose()
  }

  // A browser may close a persistent dialog on the second Escape: it opens again.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    const wasOurs = isOurs.current
    isOurs.current = false
    if (wasOurs || !open) return
    if (persistent) ref.current?.showModal()
    else onClose()
  }

  const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current && !persistent) onClose()
  }

  return { ref, onCancel, onClose: onNativeClose, onMouseDown }
}
