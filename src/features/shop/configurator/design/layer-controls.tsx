/** Controls of the selected layer as an alternative to gestures: text, colour, size, angle, stacking order. */
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useRef } from 'react'
import { type PrintDesign, type PrintLayer, printTextLength } from '@/contract/endpoints/shop/print-design.ts'
import { type PrintInk, printInks } from '@/design/print-text.ts'
import { isDrawable } from '@/domain/drawable-text.ts'
import { dotsPerInch, leastDpi, type Size } from '@/domain/print-frame.ts'
import type { TFunction } from '@/i18n/words.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconArrowDown, iconArrowUp, iconTrash } from '@/ui/icon/icons.ts'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import { layerPicture } from '../../kit/printed-goods.tsx'
import {
  frameOf,
  grown,
  layerName,
  type Place,
  withChanged,
  withOrder,
  withoutLayer,
  withText,
} from './design-edits.ts'
import styles from './layer-controls.module.css'

/** Warns about an uploaded picture with a low print resolution and shows the value. The shopper decides. */
const sizeOf = (address: string): Promise<Size> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => reject(new Error('picture not loaded'))
    image.src = address
  })

function PictureWarning({ layer, t }: { layer: PrintLayer; t: TFunction<'configurator'> }) {
  const address = layer.kind === 'picture' ? layerPicture(layer) : null
  const { data: pixels } = useQuery({
    queryKey: ['picture-size', address],
    queryFn: () => sizeOf(address ?? ''),
    enabled: address !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!pixels || layer.kind !== 'picture') return null
  const dpi = dotsPerInch(pixels, layer)
  return dpi < leastDpi ? <Note tone="warning">{t('design.coarse', { dpi, least: leastDpi })}</Note> : null
}

interface LayerControlsProps {
  layer: PrintLayer
  isNew: boolean // just added, so its text is selected for overwriting
  design: PrintDesign
  place: Place
  t: TFunction<'configurator'>
  onSelect(id: string | null): void
  onDesign(design: PrintDesign, key?: string | null): void
}

export function LayerControls({ layer, isNew, design, place, t, onSelect, onDesign }: LayerControlsProps) {
  const text = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the layer is added
  useEffect(() => {
    if (!isNew) return
    text.current?.focus({ preventScroll: true })
    text.current?.select()
    text.current?.scrollIntoView({ block: 'nearest' }) // scrolls the panel, not the page
  }, [])
  const frame = frameOf(place)
  const change = (to: (layerBefore: PrintLayer) => PrintLayer, key: string | null = null) =>
    onDesign(withChanged(design, place, layer.id, to), key)
  const at = design[place.side].findIndex(({ id }) => id === layer.id)
  const name = layerName(layer, t)
  return (
    <div className={styles.controls}>
      {layer.kind === 'text' && (
        <>
          <MuiTheme>
            <TextField
              ref={text}
              label={t('design.text')}
              value={layer.text}
              maxLength={printTextLength}
              autoComplete="off"
              onChange={event => {
                const text = [...event.target.value].filter(isDrawable).join('')
                if (text.trim()) change(before => withText(before, text.trimStart()), `text ${layer.id}`)
              }}
            />
          </MuiTheme>
          <Inks
            layer={layer}
            t={t}
            onInk={colour => change(before => ({ ...before, colour }) as PrintLayer)}
          />
        </>
      )}
      <Slider
        label={t('design.size')}
        valueText={t('design.millimetres', {
          width: Math.round(layer.width),
          height: Math.round(layer.height),
        })}
        value={Math.round(layer.width)}
        least={8}
        most={Math.round(frame.width)}
        onValue={width => change(before => grown(before, width / before.width), `size ${layer.id}`)}
      />
      <Slider
        label={t('design.angle')}
        valueText={`${layer.angle}°`}
        value={layer.angle}
        least={-180}
        most={180}
        onValue={angle => change(before => ({ ...before, angle }), `angle ${layer.id}`)}
      />
      <PictureWarning layer={layer} t={t} />
      <div className={styles.row}>
        <Button
          variant="ghost"
          size="small"
          onClick={() => change(before => ({ ...before, x: frame.width / 2, y: frame.height / 2, angle: 0 }))}
        >
          {t('design.centre')}
        </Button>
        <IconButton
          icon={iconArrowUp}
          label={t('design.raise', { name })}
          disabled={at === design[place.side].length - 1}
          onClick={() => onDesign(withOrder(design, place, layer.id, 1))}
        />
        <IconButton
          icon={iconArrowDown}
          label={t('design.lower', { name })}
          disabled={at === 0}
          onClick={() => onDesign(withOrder(design, place, layer.id, -1))}
        />
        <IconButton
          icon={iconTrash}
          label={t('design.remove', { name })}
          onClick={() => {
            onDesign(withoutLayer(design, place, layer.id))
            onSelect(null)
          }}
        />
      </div>
    </div>
  )
}

interface InksProps {
  layer: Extract<PrintLayer, { kind: 'text' }>
  t: TFunction<'configurator'>
  onInk(colour: string): void
}

const inks = Object.entries(printInks) as [PrintInk, string][]

const Inks = ({ layer, t, onInk }: InksProps) => (
  <fieldset className={styles.inks}>
    <legend>{t('design.ink')}</legend>
    {inks.map(([ink, colour]) => (
      <button
        key={colour}
        type="button"
        aria-label={t(`design.inks.${ink}`)}
        aria-pressed={layer.colour === colour}
        style={{ '--ink-colour': colour } as CSSProperties}
        onClick={() => onInk(colour)}
      />
    ))}
  </fieldset>
)

interface SliderProps {
  label: string
  valueText: string
  value: number
  least: number
  most: number
  onValue(value: number): void
}

const Slider = ({ label, valueText, value, least, most, onValue }: SliderProps) => (
  <label className={styles.slider}>
    <span>
      <b>{label}</b>
      <small>{valueText}</small>
    </span>
    <input
      type="range"
      min={least}
      max={most}
      value={value}
      aria-valuetext={valueText}
      onChange={event => onValue(Number(event.target.value))}
    />
  </label>
)
