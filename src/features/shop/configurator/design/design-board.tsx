/**
 * The product with its print frame. Layers in the frame are moved, resized and rotated by touch, mouse, wheel or keys.
 */
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react'
import type { PrintDesign, PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { printSurfaces } from '@/domain/print-surfaces.ts'
import type { TFunction } from '@/i18n/words.ts'
import { PrintedGoods } from '../../kit/printed-goods.tsx'
import styles from './design-board.module.css'
import { frameOf, layerName, type Place, withChanged, withoutLayer } from './design-edits.ts'
import { layerAfterKey } from './layer-keys.ts'
import { useLayerGesture } from './use-layer-gesture.ts'

export interface DesignBoardProps {
  ground: string // picture of the product
  design: PrintDesign
  place: Place
  selected: string | null
  t: TFunction<'configurator'>
  onSelect(id: string | null): void
  onDesign(design: PrintDesign, key?: string | null): void
}

export function DesignBoard({ ground, design, place, selected, t, onSelect, onDesign }: DesignBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const help = useId()
  const frame = frameOf(place)
  const { on } = printSurfaces[place.surface][place.side]!
  const put = (layer: PrintLayer, key: string | null) =>
    onDesign(
      withChanged(design, place, layer.id, () => layer),
      key,
    )
  const stored = design[place.side]
  const { held, handlers } = useLayerGesture(board, {
    frame,
    layers: stored,
    selected,
    onSelect,
    onPlace: put,
  })
  const layers = stored.map(layer => (layer.id === held?.id ? held : layer))
  const marked = layers.find(({ id }) => id === selected)
  const onKeyDown = (event: KeyboardEvent, layer: PrintLayer) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onDesign(withoutLayer(design, place, layer.id))
      return onSelect(null)
    }
    const next = layerAfterKey(layer, event)
    if (!next) return
    event.preventDefault()
    put(next, `keys ${layer.id}`)
  }
  const boxOf = ({ x, y, width, height, angle }: PrintLayer): CSSProperties => ({
    left: `${(x / frame.width) * 100}%`,
    top: `${(y / frame.height) * 100}%`,
    width: `${(width / frame.width) * 100}%`,
    height: `${(height / frame.height) * 100}%`,
    transform: `translate(-50%, -50%) rotate(${angle}deg)`,
  })
  return (
    <>
      <PrintedGoods
        ground={ground}
        surface={place.surface}
        side={place.side}
        layers={layers}
        className={styles.goods}
      />
      <div
        ref={board}
        className={styles.frame}
        data-active={marked !== undefined}
        style={{
          left: `${on.x * 100}%`,
          top: `${on.y * 100}%`,
          width: `${on.width * 100}%`,
          aspectRatio: `${frame.width} / ${frame.height}`,
        }}
        {...handlers}
      >
        {held?.x === frame.width / 2 && <i className={styles.vertical} />}
        {held?.y === frame.height / 2 && <i className={styles.horizontal} />}
        {layers.map(layer => (
          <button
            key={layer.id}
            type="button"
            data-layer={layer.id}
            className={styles.layer}
            style={boxOf(layer)}
            aria-label={layerName(layer, t)}
            aria-describedby={help}
            aria-pressed={layer.id === selected}
            onFocus={() => layer.id !== selected && onSelect(layer.id)}
            onKeyDown={event => onKeyDown(event, layer)}
          />
        ))}
        {marked && (
          <span className={styles.marked} style={boxOf(marked)}>
            <span data-handle="turn" className={styles.turn} />
            <span data-handle="size" className={styles.size} />
          </span>
        )}
        <span id={help} className={styles.help}>
          {t('design.keys')}
        </span>
      </div>
    </>
  )
}
