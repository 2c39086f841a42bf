/**
 * Label and action of a product's buy button, shared by the box next to the pictures and the bar at the bottom of a
 * phone.
 */
import { useState } from 'react'
import type { Variant } from '@/contract/endpoints/shop/catalog.ts'
import { openOption, type Picked } from './pick-variant.ts'
import type { ProductViewProps } from './product-props.ts'
import { optionId } from './variant-picker.tsx'

interface Choice {
  picked: Picked
  variant: Variant | undefined // undefined if no variant matches the choice, or an attribute is open
}

export interface Buying extends Choice {
  quantity: number
  setQuantity(quantity: number): void
  most: number // available quantity
  note: string
  setNote(note: string): void
  open: string | undefined // code of the first attribute without a value
  missing: string | undefined // the same, after a click on the button without a choice
  isImpossible: boolean // no variant has this combination
  cannot: boolean
  label: string // of the button
  early: { 'data-adds'?: string; 'data-variant'?: string } // for a click before hydration (`ssr/hydration/early-cart.ts`)
  add(): void
}

export function useBuying({ product, words, onAdd }: ProductViewProps, { picked, variant }: Choice): Buying {
  const { t } = words
  const [quantity, setQuantity] = useState(1)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const open = openOption(product, picked)?.code
  const isImpossible = product.variants.length > 0 && !variant && !open
  const { stock, stock_left } = variant ?? product
  const cannot = !open && (isImpossible || stock === 'out')
  const said = isImpossible ? 'not_made' : open ? 'choose_size' : stock === 'out' ? 'stock.out' : 'add'
  return {
    picked,
    variant,
    quantity,
    setQuantity,
    most: stock_left ?? 999,
    note,
    setNote,
    open,
    missing: isAsked ? open : undefined,
    isImpossible,
    cannot,
    label: t(said),
    early: open || cannot ? {} : { 'data-adds': product.slug, 'data-variant': String(variant?.id ?? '') },
    add: () => {
      if (!open) return onAdd(variant ? [variant] : [], quantity, note)
      setAsked(true)
      leadToOption(open)
    },
  }
}

/** Scrolls to the attribute and focuses its first value. */
function leadToOption(code: string): void {
  const field = document.getElementById(optionId(code))
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>('button[aria-pressed]')?.focus({ preventScroll: true })
}
