/** Selects a picture of the media library or uploads a new one. Returns its URL to the caller. */

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { type Image, listImages } from '@/contract/endpoints/admin/media.ts'
import { uploadImage } from '@/contract/endpoints/admin/product-images.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { uploadBytes, uploadTypes } from '@/contract/picture-upload.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass, iconUploadSimple } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { AdminDialog } from '../record/admin-dialog.tsx'
import styles from './picture-choice.module.css'
import { useSendFiles } from './use-send-files.ts'

export type ChosenPicture = Pick<Image, 'url' | 'alts'>

interface PictureChoiceProps {
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
}

type From = 'all' | 'sent' | 'shop'

const perPage = 30
const mostNameLetters = 200

export function PictureChoice({ onChoose, onClose }: PictureChoiceProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const [search, setSearch] = useState('')
  const [from, setFrom] = useState<From>('all')
  const [pages, setPages] = useState(1)
  const queryText = search.trim().slice(0, 120)
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['admin', 'images', queryText, from, pages],
    queryFn: async () => {
      const requests = Array.from({ length: pages }, (_, at) =>
        callOrThrow(listImages, {
          query: {
            page: at + 1,
            per_page: perPage,
            ...(queryText && { search: queryText }),
            ...(from !== 'all' && { from }),
          },
        }),
      )
      const responses = await Promise.all(requests)
      return { images: responses.flatMap(response => response.data), total: responses[0]?.meta.total ?? 0 }
    },
    placeholderData: keepPreviousData,
  })
  return (
    <AdminDialog open onClose={onClose} width={720} title={t('library.choose')}>
      <div className={styles.tools}>
        <TextField
          dense
          hideLabel
          type="search"
          label={t('list.search')}
          placeholder={t('library.search')}
          icon={iconMagnifyingGlass}
          value={search}
          onChange={event => {
            setSearch(event.currentTarget.value)
            setPages(1)
          }}
        />
        <Segment
          label={t('library.from')}
          size="dense"
          value={from}
          onChange={next => {
            setFrom(next)
            setPages(1)
          }}
          options={(['all', 'sent', 'shop'] as const).map(value => ({
            value,
            label: t(`library.from_${value}`),
          }))}
        />
        <SendPicture onSent={onChoose} />
      </div>
      {isLoadingError && <PartFailure onRetry={refetch} />}
      {data?.total === 0 && <p className={styles.none}>{t('library.none')}</p>}
      <ul className={styles.grid}>
        {data?.images.map(image => (
          <li key={image.id}>
            <button type="button" onClick={() => onChoose(image)} title={image.alt || image.name}>
              <img
                src={pictureUrl(image.url)}
                alt={image.alt || image.name || t('library.picture')}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {data && data.images.length < data.total && (
        <Button variant="ghost" size="dense" onClick={() => setPages(pages + 1)}>
          {t('library.more')}
        </Button>
      )}
    </AdminDialog>
  )
}

/** Stored in the library under the name of the file. */
export const useSendPictures = () =>
  useSendFiles(uploadImage, {
    mostBytes: uploadBytes,
    queryOf: ({ name }) => ({ name: name.slice(-mostNameLetters) }),
  })

interface SendPictureProps {
  onSent: (picture: ChosenPicture) => void
  multiple?: boolean
}

/** Uploads files into the library. The server checks their content. */
export function SendPicture({ onSent, multiple }: SendPictureProps) {
  const { t } = useTranslation(['admin', 'common'])
  const cache = useQueryClient()
  const { isSending, send } = useSendPictures()
  const sendAll = async (input: HTMLInputElement) => {
    await send([...(input.files ?? [])], ({ url }) => onSent({ url, alts: localizedTextsOf(() => '') }))
    input.value = ''
    void cache.invalidateQueries({ queryKey: ['admin', 'images'] })
  }
  return (
    <label className={styles.send} data-busy={isSending}>
      <input
        type="file"
        multiple={multiple}
        accept={uploadTypes.join(',')}
        disabled={isSending}
        onChange={event => void sendAll(event.currentTarget)}
      />
      <Icon of={iconUploadSimple} size={18} />
      {t(isSending ? 'library.sending' : 'library.send')}
    </label>
  )
}
