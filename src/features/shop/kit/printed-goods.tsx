/** A product with the print of one side, as a scalable picture. */
import {
  characterPicture,
  designPictureUrl,
  type PrintLayer,
} from '@/contract/endpoints/shop/print-design.ts'
import { fileUrl, pictureUrl } from '@/contract/file-url.ts'
import { printBaseline, printFontSize, printTextSize } from '@/design/print-text.ts'
import type { PrintSide } from '@/domain/print-sides.ts'
import { type PrintSurfaceCode, printSurfaces, sidePicture } from '@/domain/print-surfaces.ts'
import styles from './printed-goods.module.css'

export const layerPicture = (layer: Exclude<PrintLayer, { kind: 'text' }>): string =>
  layer.kind === 'character' ? characterPicture(layer.slug) : fileUrl(designPictureUrl(layer.picture))

const whole = 1000 // units of the square picture

interface PrintedGoodsProps {
  ground: string // picture of the product, front
  surface: PrintSurfaceCode
  side: PrintSide
  layers: readonly PrintLayer[]
  className?: string | undefined
}

export function PrintedGoods({ ground, surface, side, layers, className }: PrintedGoodsProps) {
  const place = printSurfaces[surface][side]
  if (!place) return null
  const { frame, on } = place
  return (
    <svg
      viewBox={`0 0 ${whole} ${whole}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <image href={pictureUrl(sidePicture(ground, side))} width={whole} height={whole} />
      <svg
        x={on.x * whole}
        y={on.y * whole}
        width={on.width * whole}
        height={(on.width * whole * frame.height) / frame.width}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
      >
        {layers.map(layer => (
          <g key={layer.id} transform={`translate(${layer.x} ${layer.y}) rotate(${layer.angle})`}>
            <LayerPicture layer={layer} />
          </g>
        ))}
      </svg>
    </svg>
  )
}

function LayerPicture({ layer }: { layer: PrintLayer }) {
  const { width, height } = layer
  const box = { x: -width / 2, y: -height / 2, width, height }
  if (layer.kind !== 'text') return <image {...box} href={layerPicture(layer)} />
  const size = printTextSize(layer.text)
  return (
    <svg {...box} viewBox={`0 0 ${size.width} ${size.height}`} className={styles.text} aria-hidden="true">
      <text
        x={size.width / 2}
        y={printBaseline}
        textAnchor="middle"
        fontSize={printFontSize}
        fill={layer.colour}
      >
        {layer.text}
      </text>
    </svg>
  )
}
