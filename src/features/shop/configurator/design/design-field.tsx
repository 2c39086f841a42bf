/** Editor of the print: side, buttons to add layers, layers from top to bottom, controls of the selected layer. */
import { lazy, Suspense, useRef, useState } from 'react'
import type { PrintDesign, PrintOffer } from '@/contract/endpoints/shop/print-design.ts'
import { uploadTypes } from '@/contract/picture-upload.ts'
import { priceAt, type Tier } from '@/domain/pricing.ts'
import type { PrintSide } from '@/domain/print-sides.ts'
import { sidesOf } from '@/domain/print-surfaces.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { iconSparkle, iconTextT, iconUploadSimple } from '@/ui/icon/icons.ts'
import { money, type ShopWords } from '../../kit/product-words.ts'
import { canAdd, layerName, type NewLayer, type Place, withLayer } from './design-edits.ts'
import styles from './design-field.module.css'
import type { OwnPictures } from './use-own-pictures.ts'

/** A server-rendered page has no selected layer, so the controls are loaded when they are needed. */
const LayerControls = lazy(async () => ({ default: (await import('./layer-controls.tsx')).LayerControls }))
const CharacterPicker = lazy(async () => ({
  default: (await import('./character-picker.tsx')).CharacterPicker,
}))

export interface DesignFieldProps {
  offer: PrintOffer
  ink: string // of a new text
  design: PrintDesign
  side: PrintSide
  selected: string | null
  pictures: OwnPictures
  error: string | undefined
  words: ShopWords
  tier: Tier
  t: TFunction<'configurator'>
  onSide(side: PrintSide): void
  onSelect(id: string | null): void
  onDesign(design: PrintDesign, key?: string | null): void
}

export function DesignField(props: DesignFieldProps) {
  const { offer, design, side, selected, pictures, error, t, onSide, onSelect, onDesign } = props
  const [isPicking, setPicking] = useState(false)
  const [addedId, setAddedId] = useState<string | null>(null)
  const place: Place = { surface: offer.surface, side }
  const sides = sidesOf(offer.surface)
  const layers = [...design[side]].reverse()
  const marked = layers.find(({ id }) => id === selected)
  const add = (layer: NewLayer) => {
    const added = withLayer(design, place, layer)
    onDesign(added.design)
    onSelect(added.id)
    setAddedId(added.id)
  }
  return (
    <fieldset className={styles.field} aria-invalid={Boolean(error)}>
      <legend>
        <b>{t('design.title')}</b>
      </legend>
      {sides.length > 1 && (
        <Segment
          label={t('design.side')}
          value={side}
          options={sides.map(value => ({ value, label: t(`design.sides.${value}`) }))}
          onChange={value => {
            onSide(value)
            onSelect(null)
          }}
        />
      )}
      <AddButtons {...props} isFull={!canAdd(design, side)} onPicking={() => setPicking(true)} onAdd={add} />
      {pictures.problem && (
        <p role="alert" className={styles.error}>
          {pictures.problem}
        </p>
      )}
      {layers.length === 0 ? (
        <p className={styles.empty}>{t('design.empty')}</p>
      ) : (
        <ul className={styles.layers} aria-label={t('design.layers')}>
          {layers.map(layer => (
            <li key={layer.id}>
              <button type="button" aria-pressed={layer.id === selected} onClick={() => onSelect(layer.id)}>
                {layerName(layer, t)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {marked && (
        <Suspense>
          <LayerControls
            key={marked.id}
            layer={marked}
            isNew={marked.id === addedId}
            {...{ design, place, t, onSelect, onDesign }}
          />
        </Suspense>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {isPicking && (
        <Suspense>
          <CharacterPicker
            onClose={() => setPicking(false)}
            onPick={slug => {
              setPicking(false)
              add({ kind: 'character', slug })
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

type AddButtonsProps = Pick<DesignFieldProps, 'offer' | 'ink' | 'pictures' | 'words' | 'tier' | 't'> & {
  isFull: boolean
  onPicking(): void
  onAdd(layer: NewLayer): void
}

function AddButtons({ offer, ink, pictures, words, tier, t, isFull, onPicking, onAdd }: AddButtonsProps) {
  const input = useRef<HTMLInputElement>(null)
  const price = (kind: 'character' | 'text' | 'picture') =>
    `+${money(words, priceAt(offer.rates[kind], tier))}`
  const send = async (file: File) => {
    const sent = await pictures.send(file)
    if (sent) onAdd({ kind: 'picture', picture: sent.id, pixels: sent })
  }
  return (
    <div className={styles.add}>
      <Button variant="soft" size="small" icon={iconSparkle} disabled={isFull} onClick={onPicking}>
        {t('design.add_character', { price: price('character') })}
      </Button>
      <Button
        variant="soft"
        size="small"
        icon={iconTextT}
        disabled={isFull}
        onClick={() => onAdd({ kind: 'text', text: t('design.first_text'), colour: ink })}
      >
        {t('design.add_text', { price: price('text') })}
      </Button>
      <Button
        variant="soft"
        size="small"
        icon={iconUploadSimple}
        disabled={isFull}
        busy={pictures.isSending}
        onClick={() => input.current?.click()}
      >
        {t('design.add_picture', { price: price('picture') })}
      </Button>
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        hidden
        aria-label={t('design.own_picture')}
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = '' // allows selecting the same file again
          if (file) void send(file)
        }}
      />
    </div>
  )
}
