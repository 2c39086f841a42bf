/**
 * Context of react-admin's screens: data, texts, theme, notifications. It is mounted with the administration layout, so
 * that an undo survives navigation. Routes, guards and session are our own; no telemetry is sent.
 */

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { CoreAdminContext, localStorageStore, Notification } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { errorMessages, textsOf } from '@/forms/use-error-message.ts'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import { DialogMessages } from '../record/dialog-messages.tsx'
import { UnsavedGuard } from '../record/use-unsaved.tsx'
import { createDataProvider } from './data-provider.ts'
import { createI18nProvider } from './i18n-provider.ts'

const store = localStorageStore('1', 'admin')

export interface AdminContextProps {
  basename: string // path of the dashboard in the reader's language
  locale: Locale
  children: ReactNode
}

export function AdminContext({ basename, locale, children }: AdminContextProps) {
  const { t, i18n } = useTranslation(['react-admin', 'admin', 'common'])
  const queryClient = useQueryClient()
  const dataProvider = useMemo(() => createDataProvider(errorMessages(textsOf(i18n))), [i18n])
  const i18nProvider = useMemo(
    () => createI18nProvider({ t, exists: (key, params) => i18n.exists(key, params) }, locale),
    [t, i18n, locale],
  )
  return (
    <MuiTheme density="administration">
      <CoreAdminContext
        basename={basename}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <DialogMessages>
          {children}
          <UnsavedGuard />
        </DialogMessages>
        <Notification />
      </CoreAdminContext>
    </MuiTheme>
  )
}
