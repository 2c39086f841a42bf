/** The notification bar (specification notes §3 Notification, §9: it resets after 3 s). One message at a time. */
import { create } from 'zustand'

export const notificationMillis = 3000

export type NotificationColor = 'success' | 'error' | 'warning' | 'info' | 'green' | 'orange'

export interface Notification {
  message: string // already in the reader's words
  color: NotificationColor
  active: boolean
}

interface ToastsState extends Notification {
  notify(message: string, color?: NotificationColor): void
  reset(): void
}

let timer: ReturnType<typeof setTimeout> | undefined

export const useToasts = create<ToastsState>()(set => ({
  message: '',
  color: 'info',
  active: false,
  notify: (message, color = 'info') => {
    clearTimeout(timer)
    set({ message, color, active: true })
    timer = setTimeout(() => set({ active: false }), notificationMillis)
  },
  reset: () => {
    clearTimeout(timer)
    set({ active: false })
  },
}))
