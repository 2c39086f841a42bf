/** Media library: each picture with its texts in six languages and all its uses. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListBase, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Image } from '@/contract/endpoints/admin/media.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { locales } from '@/contract/locales.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { SendPicture } from '../../framework/fields/picture-choice.tsx'
import { ChoiceFilter, FlagFilter } from '../../framework/list/list-filter.tsx'
import { ListPages } from '../../framework/list/list-pages.tsx'
import { ListSearch } from '../../framework/list/list-search.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import styles from './media.module.css'
import { PictureDialog } from './picture-dialog.tsx'

export const MediaLibrary = ({ title }: { title: string }) => (
  <ListBase resource="images" perPage={50} storeKey="images.list">
    <Library title={title} />
  </ListBase>
)

function Library({ title }: { title: string }) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const cache = useQueryClient()
  const { data = [], total, isPending, error, refetch } = useListContext<Image>()
  const [open, setOpen] = useState<number>()
  const refresh = () => void cache.invalidateQueries({ queryKey: ['images'] })
  return (
    <>
      <ScreenHead title={title} count={total} actions={<SendPicture multiple onSent={refresh} />} />
      <Panel dense>
        <div className={styles.tools}>
          <ListSearch hint={t('media.search')} />
          <ChoiceFilter
            source="from"
            label={t('admin:library.from')}
            options={(['sent', 'shop'] as const).map(value => ({
              value,
              label: t(`admin:library.from_${value}`),
            }))}
          />
          <FlagFilter source="undescribed" label={t('media.undescribed')} />
        </div>
        {error && total === undefined ? (
          <ReadFailure error={error} onRetry={refetch} />
        ) : isPending ? (
          <Skeleton height={320} radius={14} />
        ) : data.length === 0 ? (
          <EmptyState title={t('media.none')} />
        ) : (
          <ul className={styles.grid}>
            {data.map(image => (
              <li key={image.id}>
                <button type="button" onClick={() => setOpen(image.id)}>
                  <img
                    src={pictureUrl(image.url)}
                    alt={image.alt || image.name || t('media.edit')}
                    loading="lazy"
                  />
                  {locales.some(locale => !image.alts[locale]) && (
                    <span className={styles.mark}>{t('media.undescribed')}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
        <ListPages />
      </Panel>
      {open !== undefined && (
        <PictureDialog id={open} onClose={() => setOpen(undefined)} onChanged={refresh} />
      )}
    </>
  )
}
