import { useEffect, useEffectEvent, useState } from 'react'
import { playCue } from '@/audio/player.ts'
import { doWhenIdle } from '@/stage/app/when-idle.ts'
import type { NightDialogBox, NightDialogBoxProps } from './night-dialog-box.tsx'

export interface NightDialogProps extends NightDialogBoxProps {
  open: boolean
}

let Box: typeof NightDialogBox | undefined

/** Loads MUI and the box, which most pages of the game need for dialogs alone. */
export async function loadNightDialogBox(): Promise<void> {
  Box = (await import('./night-dialog-box.tsx')).NightDialogBox
}

/**
 * A dialog of the game's screens. Its box loads when the page is idle, or when it is first opened. Escape and a tap
 * outside close it.
 */
export function NightDialog({ open, ...props }: NightDialogProps) {
  const [isLoaded, setLoaded] = useState(Box !== undefined)
  const fail = useEffectEvent(() => open && props.onClose()) // without a connection: the next tap tries again
  useEffect(() => {
    if (isLoaded) return
    const load = () =>
      void loadNightDialogBox().then(
        () => setLoaded(true),
        () => fail(),
      )
    return open ? load() : doWhenIdle([load])
  }, [isLoaded, open])
  const close = () => {
    playCue('ui_close')
    props.onClose()
  }
  return open && Box ? <Box {...props} onClose={close} /> : null
}
