/** The notification bar (specification notes §3 Notification, §9: it resets after 3 s). One message at a time. */
import { create } from 'zustand'

export const notificationMillis = 3000
export const offerMillis = 6000 // with something to press

export type NotificationColor = 'success' | 'error' | 'warning' | 'info' | 'green' | 'orange'

export interface Notification {
  message: string // already in the reader's words
  color: NotificationColor
  active: boolean
}

/** What a notification offers: a way to go, or something to do. */
export type NotificationAction = { label: string } & ({ href: string } | { run: () => void })

interface ToastsState extends Notification {
  action: NotificationAction | null
  notify(message: string, color?: NotificationColor, action?: NotificationAction): void
  reset(): void
}

let timer: ReturnType<typeof setTimeout> | undefined

export const useToasts = create<ToastsState>()(set => ({
  message: '',
  color: 'info',
  active: false,
  action: null,
  notify: (message, color = 'info', action) => {
    clearTimeout(timer)
    set({ message, color, action: action ?? null, active: true })
    timer = setTimeout(() => set({ active: false }), action ? offerMillis : notificationMillis)
  },
  reset: () => {
    clearTimeout(timer)
    set({ active: false })
  },
}))
