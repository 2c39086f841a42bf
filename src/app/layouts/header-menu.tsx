/** An entry of the header that opens a small list below itself. */
import { type ReactNode, useState } from 'react'
import { Popover } from '@/ui/overlay/popover.tsx'
import styles from './header-menu.module.css'

interface HeaderMenuProps {
  title: string
  label?: string // read aloud instead of the visible text, if that is too short to be understood
  face: ReactNode
  children: (close: () => void) => ReactNode
}

export function HeaderMenu({ title, label, face, children }: HeaderMenuProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Popover
      open={open}
      onClose={close}
      title={title}
      width="menu"
      hideTitle
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-label={label}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        >
          {face}
        </button>
      }
    >
      {children(close)}
    </Popover>
  )
}
