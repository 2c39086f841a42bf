import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import type { ResponseOf } from '@/contract/endpoint.ts'
import { describeImage, type Image, removeImage, showImage } from '@/contract/endpoints/admin/media.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { localeFacts, locales } from '@/contract/locales.ts'
import { copyText } from '@/lib/copy-text.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconCopy, iconTrash } from '@/ui/icon/icons.ts'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { ConflictDialog } from '../../framework/record/conflict-dialog.tsx'
import { useRefuse } from '../../framework/record/use-refuse.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './media.module.css'

interface PictureDialogProps {
  id: number
  onClose: () => void
  onChanged: () => void
}

type Shown = ResponseOf<typeof showImage>

export function PictureDialog({ id, onClose, onChanged }: PictureDialogProps) {
  const { t } = useTranslation('admin-words')
  const { data, error, refetch } = useQuery({
    queryKey: ['images', 'one', id],
    queryFn: () => callOrThrow(showImage, { params: { id } }),
    staleTime: 0,
  })
  if (!data)
    return (
      <WorkDialog open onClose={onClose} width={720} title={t('media.edit')}>
        {error ? <PartFailure onRetry={refetch} /> : <Skeleton height={260} radius={14} />}
      </WorkDialog>
    )
  return (
    <Words
      key={data.version}
      image={data}
      onClose={onClose}
      onChanged={onChanged}
      onRead={() => void refetch()}
    />
  )
}

interface WordsProps extends Omit<PictureDialogProps, 'id'> {
  image: Shown
  onRead: () => void
}

function Words({ image, onClose, onChanged, onRead }: WordsProps) {
  const { t } = useTranslation(['admin-words', 'react-admin'])
  const notify = useNotify()
  const refuse = useRefuse()
  const [name, setName] = useState(image.name)
  const [alts, setAlts] = useState(image.alts)
  const [theirs, setTheirs] = useState<Image>()
  const save = async (version: string) => {
    const result = await call(describeImage, { params: { id: image.id }, body: { name, alts, version } })
    if (!result.ok && result.failure.code === 'conflict') return setTheirs(result.failure.current as Image)
    if (!result.ok) return refuse(result.failure)
    onChanged()
    onClose()
  }
  const remove = async () => {
    const result = await call(removeImage, { params: { id: image.id } })
    if (!result.ok) {
      refuse(result.failure)
      onRead()
      return false
    }
    onChanged()
    onClose()
    return true
  }
  const copy = async () => {
    if (await copyText(image.url)) notify(t('media.copied'), { type: 'info' })
    else notify(t('media.copy_failed', { url: image.url }), { type: 'warning' })
  }
  if (theirs)
    return (
      <ConflictDialog
        mine={{ name, alts }}
        theirs={{ name: theirs.name, alts: theirs.alts }}
        base={{ name: image.name, alts: image.alts }}
        onClose={() => setTheirs(undefined)}
        onTakeTheirs={onRead}
        onKeepMine={() => {
          setTheirs(undefined)
          void save(theirs.version)
        }}
      />
    )
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={720}
      title={name || t('media.edit')}
      actions={
        <>
          <ConfirmedButton
            size="large"
            icon={iconTrash}
            label={t('media.delete')}
            disabled={image.uses.length > 0}
            title={t('react-admin:message.delete_title')}
            lead={image.name}
            onConfirm={remove}
          />
          <Button onClick={() => void save(image.version)}>{t('react-admin:action.save')}</Button>
        </>
      }
    >
      <div className={styles.one}>
        <div className={styles.shown}>
          <img src={pictureUrl(image.url)} alt="" />
          <p>
            {image.width} × {image.height}
            {image.bytes !== null && ` · ${Math.ceil(image.bytes / 1024)} KB`}
          </p>
          <Button variant="ghost" size="dense" icon={iconCopy} onClick={() => void copy()}>
            {t('media.copy')}
          </Button>
          <Uses uses={image.uses} />
        </div>
        <div className={styles.fields}>
          <TextField
            dense
            name="name"
            label={t('media.name')}
            maxLength={200}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <p className={styles.hint}>{t('media.alts')}</p>
          {locales.map(locale => (
            <TextField
              key={locale}
              dense
              name={`alts.${locale}`}
              label={localeFacts[locale].name}
              maxLength={200}
              value={alts[locale]}
              onChange={event => setAlts({ ...alts, [locale]: event.currentTarget.value })}
            />
          ))}
        </div>
      </div>
    </WorkDialog>
  )
}

function Uses({ uses }: Pick<Shown, 'uses'>) {
  const { t } = useTranslation('admin-words')
  return (
    <section className={styles.uses}>
      <h3>{t('media.uses')}</h3>
      {uses.length === 0 ? (
        <p>{t('media.unused')}</p>
      ) : (
        <ul>
          {uses.map(({ record, title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name
            <li key={at}>
              {t(`media.use.${record}`)}: {title}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
