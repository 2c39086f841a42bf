/** Whether the cart panel in the header is open. Automatic overlays wait until it is closed. */
import { create } from 'zustand'

interface CartPanelState {
  isOpen: boolean
  setOpen(isOpen: boolean): void
}

export const useCartPanel = create<CartPanelState>()(set => ({
  isOpen: false,
  setOpen: isOpen => set({ isOpen }),
}))
