/** Publication, audience and links of a page, and its deletion. */

import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminPage, setRootPage } from '@/contract/endpoints/admin/pages.ts'
import { pageVisibilities } from '@/contract/endpoints/site/site.ts'
import type { Role } from '@/contract/permissions.ts'
import { roles } from '@/domain/roles.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { SelectInput, SwitchInput, useField } from '../../framework/fields/inputs.tsx'
import { RemoveRecord } from '../../framework/record/remove-record.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { IconInput } from './icon-input.tsx'
import styles from './pages.module.css'

interface PlacePanelProps {
  page: AdminPage | null
  onGone: () => void
}

export function PlacePanel({ page, onGone }: PlacePanelProps) {
  const { t } = useTranslation('admin-words')
  const visibility = useWatch({ name: 'visibility' }) as AdminPage['visibility']
  const cache = useQueryClient()
  const isFaq = page?.kind === 'faq'
  return (
    <>
      <Panel dense titleAs="h2" title={t('pages.where')} className={styles.place}>
        <SwitchInput source="is_published" label={t('pages.published')} />
        {!isFaq && (
          <>
            <SwitchInput source="show_in_menu" label={t('pages.in_menu')} />
            <SwitchInput source="show_in_footer" label={t('pages.in_footer')} />
            <IconInput source="icon" label={t('pages.icon')} />
          </>
        )}
      </Panel>
      {!isFaq && (
        <Panel dense titleAs="h2" title={t('pages.who')} className={styles.place}>
          <SelectInput
            hideLabel
            source="visibility"
            label={t('pages.who')}
            options={pageVisibilities.map(value => ({ value, label: t(`pages.${value}`) }))}
          />
          {visibility === 'roles' && <RolesInput />}
        </Panel>
      )}
      {page && !isFaq && <RootLink page={page} />}
      {page && !isFaq && (
        <RemoveRecord
          resource="pages"
          record={page}
          label={t('pages.remove')}
          title={`${t('pages.remove')}: ${page.translations.it.title}`}
          lead={t('pages.remove_lead')}
          onRemoved={() => {
            void cache.invalidateQueries({ queryKey: ['pages'] }) // the shop's menu too
            onGone()
          }}
        />
      )}
    </>
  )
}

function RolesInput() {
  const { t } = useTranslation('admin-words')
  const { value, change, error } = useField<Role[]>('visible_roles')
  return (
    <fieldset className={styles.roles}>
      <legend>{t('pages.roles')}</legend>
      {roles
        .filter(role => role !== 'admin')
        .map(role => (
          <Check
            key={role}
            label={t(`pages.role.${role}`)}
            checked={value.includes(role)}
            onChange={event =>
              change(event.currentTarget.checked ? [...value, role] : value.filter(entry => entry !== role))
            }
          />
        ))}
      {error && <p className={styles.fault}>{error}</p>}
    </fieldset>
  )
}

/** specification notes §2: the root path may redirect to a configured page. */
function RootLink({ page }: { page: AdminPage }) {
  const { t } = useTranslation('admin-words')
  const refuse = useRefuse()
  const cache = useQueryClient()
  const choose = async () => {
    const result = await call(setRootPage, { body: { id: page.is_root ? null : page.id } })
    if (!result.ok) return refuse(result.failure)
    void cache.invalidateQueries({ queryKey: ['pages'] })
  }
  return (
    <Button variant="ghost" size="dense" onClick={() => void choose()}>
      {t(page.is_root ? 'pages.drop_root' : 'pages.make_root')}
    </Button>
  )
}
