/** Pictures of a product: uploaded, sorted by drag or keyboard, described in every language. */

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AdminProduct } from '@/contract/endpoints/admin/products.ts'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { localeFacts, locales } from '@/contract/locales.ts'
import { uploadTypes } from '@/contract/picture-upload.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { elementStyle } from '@/ui/theme/element-style.ts'
import { useField } from '../../framework/fields/inputs.tsx'
import { useSendPictures } from '../../framework/fields/picture-choice.tsx'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import styles from './pictures.module.css'

type Picture = AdminProduct['pictures'][number]

const noWords = { it: '', en: '', es: '', fr: '', de: '', pt: '' }

export function PicturesPanel() {
  const { t } = useTranslation('admin')
  const { value: pictures, change, error } = useField<Picture[]>('pictures')
  const element = useWatch({ name: 'element' }) as CardType | null
  const { getValues } = useFormContext<Pick<AdminProduct, 'pictures'>>()
  const [open, setOpen] = useState<string>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const at = (id: unknown) => pictures.findIndex(picture => picture.url === id)
    change(arrayMove(pictures, at(active.id), at(over.id)))
  }
  const chosen = pictures.find(picture => picture.url === open)
  return (
    <Panel dense titleAs="h2" title={t('products.pictures')}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move}>
        <SortableContext items={pictures.map(picture => picture.url)} strategy={rectSortingStrategy}>
          <ul className={styles.pictures} style={elementStyle(element)}>
            {pictures.map((picture, at) => (
              <PictureTile
                key={picture.url}
                picture={picture}
                isCover={at === 0}
                onOpen={() => setOpen(picture.url)}
              />
            ))}
            <li>
              {/* uploads finish one by one: each is appended to the current list */}
              <AddPicture onAdded={url => change([...getValues('pictures'), { url, alts: noWords }])} />
            </li>
          </ul>
        </SortableContext>
      </DndContext>
      {pictures.length > 1 && <p className={styles.hint}>{t('products.pictures_hint')}</p>}
      {error && <p className={styles.fault}>{error}</p>}
      {chosen && (
        <PictureDialog
          picture={chosen}
          onClose={() => setOpen(undefined)}
          onChange={next => change(pictures.map(picture => (picture.url === chosen.url ? next : picture)))}
          onRemove={() => {
            change(pictures.filter(picture => picture.url !== chosen.url))
            setOpen(undefined)
          }}
        />
      )}
    </Panel>
  )
}

interface PictureTileProps {
  picture: Picture
  isCover: boolean
  onOpen: () => void
}

/** Enter opens it, Space lifts it for the arrow keys. */
function PictureTile({ picture, isCover, onOpen }: PictureTileProps) {
  const { t } = useTranslation('admin')
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.url,
  })
  const isMissing = locales.some(locale => picture.alts[locale] === '')
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={styles.tile}
      data-cover={isCover}
      data-dragging={isDragging}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        onClick={onOpen}
        onKeyDown={event => {
          if (event.key === 'Enter') return
          listeners?.onKeyDown?.(event)
        }}
        aria-label={picture.alts.it || t('products.picture')}
      >
        <img src={pictureUrl(picture.url)} alt="" />
      </button>
      {isCover && <span className={styles.cover}>{t('products.cover')}</span>}
      {isMissing && <span className={styles.missing}>{t('products.alt_missing')}</span>}
    </li>
  )
}

function AddPicture({ onAdded }: { onAdded: (url: string) => void }) {
  const { t } = useTranslation('admin')
  const { isSending, send } = useSendPictures()
  const sendAll = async (input: HTMLInputElement) => {
    await send([...(input.files ?? [])], ({ url }) => onAdded(url))
    input.value = ''
  }
  return (
    <label className={styles.add} data-busy={isSending}>
      <input
        type="file"
        multiple
        accept={uploadTypes.join(',')}
        disabled={isSending}
        onChange={event => void sendAll(event.currentTarget)}
      />
      <Icon of={iconPlus} size={22} />
      <span>{t(isSending ? 'products.sending' : 'products.add_picture')}</span>
    </label>
  )
}

interface PictureDialogProps {
  picture: Picture
  onClose: () => void
  onChange: (picture: Picture) => void
  onRemove: () => void
}

function PictureDialog({ picture, onClose, onChange, onRemove }: PictureDialogProps) {
  const { t } = useTranslation(['admin', 'react-admin'])
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={560}
      title={t('products.alts')}
      lead={t('products.alts_lead')}
      actions={
        <>
          <Button variant="ghost" icon={iconTrash} onClick={onRemove}>
            {t('products.remove_picture')}
          </Button>
          <Button onClick={onClose}>{t('react-admin:action.confirm')}</Button>
        </>
      }
    >
      <div className={styles.alts}>
        <img src={pictureUrl(picture.url)} alt="" />
        {locales.map(locale => (
          <TextField
            key={locale}
            dense
            label={localeFacts[locale].name}
            maxLength={200}
            value={picture.alts[locale]}
            onChange={event =>
              onChange({ ...picture, alts: { ...picture.alts, [locale]: event.currentTarget.value } })
            }
          />
        ))}
      </div>
    </AdminDialog>
  )
}
