/**
 * A native modal `<dialog>` controlled by a prop: the browser traps focus, makes the rest inert and restores the focus.
 */
import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

export interface ModalProps {
  open: boolean
  onClose: () => void
  persistent?: boolean // only its own buttons close it
}

/** The browser would focus a field and then remove the focus, which a form treats as a field left empty. */
function show(dialog: HTMLDialogElement): void {
  const inside = [...dialog.children].filter(element => element instanceof HTMLElement)
  for (const element of inside) element.inert = true
  dialog.showModal()
  for (const element of inside) element.inert = false
}

let openModals = 0

/** Stops the page from scrolling until the last open modal has closed, in whatever order they close. Returns what ends it for one. */
function stopScrolling(): () => void {
  openModals += 1
  document.documentElement.style.overflow = 'hidden'
  return () => {
    openModals -= 1
    if (openModals === 0) document.documentElement.style.overflow = ''
  }
}

export function useModal({ open, onClose, persistent = false }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isShown = useRef(false) // by this hook: a page may open it before the app has started (`ssr/hydration/early-dialog.ts`)
  const isOurs = useRef(false) // the pending `close` event was caused by this hook, perhaps before it opened again

  const isPressedBeside = useRef(false) // a click began next to it since it opened

  const [closings, setClosings] = useState(0) // by the browser, not by this hook

  const openNow = () => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    isPressedBeside.current = false
    show(dialog)
    // The dialog itself gets the focus: its title is read, and no control inside shows a focus ring.
    dialog.tabIndex = -1
    dialog.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that stays open although the browser closed it is shown again
  useEffect(() => {
    const dialog = ref.current
    if (open) openNow()
    else if (dialog?.open && isShown.current) {
      isOurs.current = true
      dialog.close()
    }
    isShown.current = open
  }, [open, closings])

  // A dialog that is taken out of the page while it is open would keep the focus to itself. React also takes it out, and brings it back
  // with the same state, while something inside it is still loading (Suspense): then it is closed and shown again by us, not by its user.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at its coming and going alone
  useLayoutEffect(() => {
    const dialog = ref.current
    if (open) openNow()
    return () => {
      if (!dialog?.open) return
      isOurs.current = true
      dialog.close()
    }
  }, [])

  useEffect(() => (open ? stopScrolling() : undefined), [open])

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!persistent) onClose()
  }

  // A browser may close a dialog on the second Escape even if prevented. A dialog that should stay open is shown
  // again.
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    const wasOurs = isOurs.current
    isOurs.current = false
    if (wasOurs || !open) return
    setClosings(before => before + 1)
    if (!persistent) onClose()
  }

  // After the touch that opened it, a browser still sends mouse events and a click next to it. Only a click that
  // began there closes it.
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    isPressedBeside.current = event.target === ref.current
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isBeside = isPressedBeside.current && event.target === ref.current
    isPressedBeside.current = false
    if (isBeside && !persistent) onClose()
  }

  return { ref, onCancel, onClose: onNativeClose, onPointerDown, onClick }
}
