/** Picks a picture from the media library, or sends a new one into it. Whoever opens it gets an address. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { callOrThrow, sendFile } from '@/api/client.ts'
import { type Image, listImages } from '@/contract/media.ts'
import { uploadImage } from '@/contract/product-administration.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconMagnifyingGlass, iconUploadSimple } from '@/ui/icon/icons.ts'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import styles from './picture-choice.module.css'

export type ChosenPicture = Pick<Image, 'url' | 'alts'>

interface PictureChoiceProps {
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
}

type From = 'all' | 'sent' | 'shop'

const perPage = 30

export function PictureChoice({ onChoose, onClose }: PictureChoiceProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const [search, setSearch] = useState('')
  const [from, setFrom] = useState<From>('all')
  const [pages, setPages] = useState(1)
  const wanted = search.trim().slice(0, 120)
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['admin', 'images', wanted, from, pages],
    queryFn: async () => {
      const asked = Array.from({ length: pages }, (_, at) =>
        callOrThrow(listImages, {
          query: {
            page: at + 1,
            per_page: perPage,
            ...(wanted && { search: wanted }),
            ...(from !== 'all' && { from }),
          },
        }),
      )
      const answers = await Promise.all(asked)
      return { images: answers.flatMap(answer => answer.data), total: answers[0]?.meta.total ?? 0 }
    },
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog open onClose={onClose} width={720} title={t('library.choose')}>
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
              <img src={image.url} alt={image.alt || image.name || t('library.picture')} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {data && data.images.length < data.total && (
        <Button variant="ghost" size="dense" onClick={() => setPages(pages + 1)}>
          {t('library.more')}
        </Button>
      )}
    </Dialog>
  )
}

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface SendPictureProps {
  onSent: (picture: ChosenPicture) => void
  multiple?: boolean
}

/** Files from the device into the library; the server looks at what is in them. */
export function SendPicture({ onSent, multiple }: SendPictureProps) {
  const { t } = useTranslation(['admin', 'common'])
  const notify = useNotify()
  const cache = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const send = async (files: FileList | null) => {
    setSending(true)
    for (const file of files ?? []) {
      const result = await sendFile(uploadImage, file, { name: file.name.slice(-200) })
      if (result.ok)
        onSent({ url: result.value.url, alts: { it: '', en: '', es: '', fr: '', de: '', pt: '' } })
      else notify(result.failure.message || t('common:unreachable_text'), { type: 'error' })
    }
    setSending(false)
    if (input.current) input.current.value = ''
    void cache.invalidateQueries({ queryKey: ['admin', 'images'] })
  }
  return (
    <label className={styles.send} data-busy={isSending}>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={pictureTypes}
        disabled={isSending}
        onChange={event => void send(event.currentTarget.files)}
      />
      <Icon of={iconUploadSimple} size={18} />
      {t(isSending ? 'library.sending' : 'library.send')}
    </label>
  )
}
