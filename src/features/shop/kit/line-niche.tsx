/**
 * Thumbnail of a line: the product with its print, if it has one. The print renderer is loaded only for such a line.
 */
import { lazy, Suspense } from 'react'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import { printSides } from '@/domain/print-sides.ts'
import type { PrintSurfaceCode } from '@/domain/print-surfaces.ts'
import type { CartItem } from '@/stores/cart.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './line-niche.module.css'

const PrintedGoods = lazy(async () => ({ default: (await import('./printed-goods.tsx')).PrintedGoods }))

interface LineNicheProps {
  picture: string
  element: CartItem['element']
  configuration: Configuration | null | undefined
  surface: PrintSurfaceCode | null | undefined
  className?: string | undefined
}

export function LineNiche({ picture, element, configuration, surface, className }: LineNicheProps) {
  const design = configuration?.design
  const side = design && printSides.find(printSide => design[printSide].length > 0)
  const imageProps = { look: 'thumbnail', element, ...(className && { className }) } as const
  if (!design || !side || !surface) return <Niche {...imageProps} picture={picture} />
  return (
    <Niche {...imageProps}>
      <Suspense>
        <PrintedGoods
          ground={picture}
          surface={surface}
          side={side}
          layers={design[side]}
          className={styles.picture}
        />
      </Suspense>
    </Niche>
  )
}
