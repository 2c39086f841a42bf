import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import { type AdminPackType, adminPackTypes } from '@/contract/endpoints/admin/packs.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { UnsavedDialog } from '../../framework/record/unsaved-dialog.tsx'
import { PackTypeForm } from './pack-type-form.tsx'
import styles from './packs.module.css'

export const typesKey = ['pack-types-admin']

/** List of pack kinds, next to the form of the selected kind. */
export function PackTypes({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['admin-goods', 'admin'])
  const cache = useQueryClient()
  const {
    data: types,
    error,
    refetch,
  } = useQuery({
    queryKey: typesKey,
    queryFn: () => callOrThrow(adminPackTypes),
  })
  const [rarity, setRarity] = useState<AdminPackType['rarity']>('common')
  const [isDirty, setDirty] = useState(false)
  const [pendingRarity, setWanted] = useState<AdminPackType['rarity']>() // the kind to open next, while the reader is asked about unsaved changes
  const choose = (next: AdminPackType['rarity']) => (isDirty ? setWanted(next) : setRarity(next))
  if (error && !types) return <PartFailure onRetry={refetch} />
  const type = types?.find(packType => packType.rarity === rarity)
  if (!types || !type) return <Skeleton height={420} radius={16} />
  const put = async (next: AdminPackType) => {
    await updateCached<AdminPackType[]>(cache, typesKey, all =>
      all.map(one => (one.rarity === next.rarity ? next : one)),
    )
    void cache.invalidateQueries({ queryKey: typesKey })
    void cache.invalidateQueries({ queryKey: ['pack-types'] })
  }
  return (
    <div className={styles.screen}>
      <Panel dense titleAs="h2" title={t('packs.kinds')}>
        <ul className={styles.kinds}>
          {types.map(packType => (
            <li key={packType.rarity}>
              <button
                type="button"
                aria-pressed={packType.rarity === rarity}
                onClick={() => choose(packType.rarity)}
              >
                <span>
                  <b>{wordIn(packType.names, locale)}</b>
                  <small>
                    {t('packs.amounts', {
                      opened: packType.opened.toLocaleString(formatTag(locale)),
                      unopened: packType.unopened.toLocaleString(formatTag(locale)),
                    })}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      <PackTypeForm
        key={`${type.rarity} ${type.version}`}
        type={type}
        locale={locale}
        onSaved={put}
        onDirty={setDirty}
      />
      {pendingRarity && (
        <UnsavedDialog
          onLeave={() => {
            setRarity(pendingRarity)
            setWanted(undefined)
          }}
          onStay={() => setWanted(undefined)}
        />
      )}
    </div>
  )
}
