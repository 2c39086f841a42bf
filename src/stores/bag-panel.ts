/** Whether the bag of the header is open: overlays that come by themselves wait until it is closed. */
import { create } from 'zustand'

interface BagPanelState {
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

export const useBagPanel = create<BagPanelState>()(set => ({
  isOpen: false,
  setOpen: isOpen => set({ isOpen }),
}))
