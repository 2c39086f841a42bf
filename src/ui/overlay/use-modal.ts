/** A native modal `<dialog>` driven by a prop: the browser traps focus, makes the rest inert and gives focus back. */
import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

export interface ModalProps {
  open: boolean
  onClose: () => void
  persistent?: boolean // only its own buttons close it
}

export function useModal({ open, onClose, persistent = false }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isOurs = useRef(false) // the `close` event on its way tells of our own closing, perhaps after it opened again

  const [closings, setClosings] = useState(0) // by the browser, not by us

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that stays open although the browser closed it is shown again
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
  }, [open, closings])

  // A dialog that is taken out of the page while it is open would keep the focus to itself.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

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

  // A browser may close a dialog on the second Escape, whatever it was told: who stays open is shown again.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    const wasOurs = isOurs.current
    isOurs.current = false
    if (wasOurs || !open) return
    setClosings(before => before + 1)
    if (!persistent) onClose()
  }

  const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current && !persistent) onClose()
  }

  return { ref, onCancel, onClose: onNativeClose, onMouseDown }
}
