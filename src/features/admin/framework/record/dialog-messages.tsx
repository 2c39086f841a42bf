import { type ReactNode, useCallback } from 'react'
import {
  AddNotificationContext,
  type NotificationPayload,
  useAddNotificationContext,
  useTranslate,
} from 'react-admin'
import { showInTopDialog } from './open-dialogs.ts'

/** Shows errors notified by react-admin inside the open dialog. */
export function DialogMessages({ children }: { children: ReactNode }) {
  const add = useAddNotificationContext()
  const translate = useTranslate()
  const notifyInDialog = useCallback(
    (notification: NotificationPayload) => {
      const { message, type, notificationOptions } = notification
      const isShown =
        type === 'error' &&
        typeof message === 'string' &&
        showInTopDialog({ message: translate(message, notificationOptions?.messageArgs), errors: {} })
      if (!isShown) add(notification)
    },
    [add, translate],
  )
  return <AddNotificationContext.Provider value={notifyInDialog}>{children}</AddNotificationContext.Provider>
}
