/**
 * The administration's page for unknown addresses and for screens that the user's role does not include, with menu and
 * search. Loaded on demand, because the layout is large.
 */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { href, splitLocale } from '@/contract/paths.ts'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { AdminLayout } from '../layouts/admin-layout.tsx'
import { PlaceOfError } from '../screen.ts'

export function AdminMissing({ isForbidden }: { isForbidden: boolean }) {
  const { t } = useTranslation(['common', 'admin'])
  const { locale } = splitLocale(useLocation().pathname)
  return (
    <PlaceOfError value={{ screen: 'home', locale, params: {}, canonical: false }}>
      <AdminLayout>
        <EmptyState
          as="h1"
          title={t(isForbidden ? 'not_allowed' : 'page_not_found')}
          picture="/assets/characters/nuvoletta/creature.webp"
          element="Aria"
          actions={<Button href={href('admin', locale)}>{t('admin:missing.dashboard')}</Button>}
        >
          {t(isForbidden ? 'admin:missing.not_allowed' : 'admin:missing.text')}
        </EmptyState>
      </AdminLayout>
    </PlaceOfError>
  )
}
