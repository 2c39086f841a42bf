/** Whether the cart of the header is open: overlays that come by themselves wait until it is closed. */
import { create } from 'zustand'

interface CartPanelState {
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

export const useCartPanel = create<CartPanelState>()(set => ({
  isOpen: false,
  setOpen: isOpen => set({ isOpen }),
}))
