/**
 * What react-admin's screens stand in: data, words, look, notifications. It lives as long as the administration's layout, so that
 * an undo survives a change of screen. Routes, guards and session stay the house's own; nothing is told to anybody outside.
 */

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { CoreAdminContext, localStorageStore, Notification } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import type { Palette } from '@/contract/settings.ts'
import type { FontName } from '@/ui/theme/apply-font.ts'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import type { ThemeMode } from '@/ui/theme/tokens.ts'
import { createDataProvider } from './data-provider.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { UnsavedGuard } from './use-unsaved.tsx'

const store = localStorageStore('1', 'admin')

export interface AdminContextProps {
  basename: string // address of the dashboard in the reader's language
  locale: Locale
  palette: Partial<Palette>
  font: FontName
  mode: ThemeMode
  children: ReactNode
}

export function AdminContext({ basename, locale, palette, font, mode, children }: AdminContextProps) {
  const { t, i18n } = useTranslation(['react-admin', 'admin', 'validation', 'common'])
  const queryClient = useQueryClient()
  const [words] = useState(() => ({
    field: ({ code, params }: { code: string; params?: Record<string, string | number> | undefined }) =>
      i18n.t(`validation:${code}`, { ...params, defaultValue: i18n.t('validation:invalid') }),
    unreachable: () => i18n.t('common:unreachable_text'),
  }))
  const dataProvider = useMemo(() => createDataProvider(words), [words])
  const i18nProvider = useMemo(
    () => createI18nProvider({ t, exists: (key, params) => i18n.exists(key, params) }, locale),
    [t, i18n, locale],
  )
  return (
    <MuiTheme palette={palette} font={font} mode={mode} density="administration">
      <CoreAdminContext
        basename={basename}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        {children}
        <Notification />
        <UnsavedGuard />
      </CoreAdminContext>
    </MuiTheme>
  )
}
