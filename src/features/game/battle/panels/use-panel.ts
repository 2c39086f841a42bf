import { useCallback, useMemo, useState } from 'react'
import type { Panel } from '../scene/conductor.ts'

export interface PanelState {
  open: Panel | null
  show(panel: Panel): void
  close(): void
}

/** The panel that is open over the scene. */
export function usePanel(): PanelState {
  const [open, setOpen] = useState<Panel | null>(null)
  const close = useCallback(() => setOpen(null), [])
  return useMemo(() => ({ open, show: setOpen, close }), [open, close])
}
