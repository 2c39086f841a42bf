/** The administration's page for unknown addresses, with menu and search. Loaded on demand, because the layout is large. */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { href, splitLocale } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { AdminLayout } from '../layouts/admin-layout.tsx'
import { PlaceOfError } from '../screen.ts'

export function AdminMissing() {
  const { t } = useTranslation(['common', 'admin'])
  const { locale } = splitLocale(useLocation().pathname)
  return (
    <PlaceOfError value={{ screen: 'home', locale, params: {}, canonical: false }}>
      <AdminLayout>
        <EmptyState
          as="h1"
          title={t('page_not_found')}
          picture="/assets/characters/nuvoletta/creature.webp"
          element="Aria"
          actions={<Button href={href('admin', locale)}>{t('admin:missing.dashboard')}</Button>}
        >
          {t('admin:missing.text')}
        </EmptyState>
      </AdminLayout>
    </PlaceOfError>
  )
}
