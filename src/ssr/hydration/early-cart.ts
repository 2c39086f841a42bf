/**
 * Puts a product into the cart before the app has started. It stores the line (`stores/added-early.ts`), and the cart
 * adds it when it is restored, on this page or the next. The page contains the product's data. The server supplies the
 * price, as for every stored line.
 */
import type { Product, ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { addEarlyLine, type EarlyLine, storedPieces } from '@/stores/added-early.ts'
import { cartIdOf } from '@/stores/cart-item.ts'
import { hasEarlyToast, showEarlyToast } from './early-toast.ts'
import type { Handled } from './event-replay.ts'

type Shown = ProductCard & Partial<Pick<Product, 'sku' | 'weight' | 'variants' | 'stock_quantity'>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isProduct = (value: Record<string, unknown>) =>
  typeof value.id === 'number' && isRecord(value.category) && isRecord(value.picture)

/** Searches the data that the page was rendered with. The product page contains the full product. */
function shownProduct(slug: string): Shown | undefined {
  const lines: Shown[] = []
  const look = (value: unknown) => {
    if (!isRecord(value)) return
    if (value.slug === slug && isProduct(value)) lines.push(value as unknown as Shown)
    for (const one of Object.values(value)) look(one)
  }
  look(JSON.parse(document.getElementById('ssr-data')?.textContent ?? 'null'))
  return lines.find(({ sku }) => sku !== undefined) ?? lines[0]
}

function lineOf(product: Shown, variants: Product['variants']): EarlyLine {
  const [variant] = variants
  return {
    cartId: cartIdOf(product.id, variants),
    id: product.id,
    slug: product.slug,
    category_slug: product.category.slug,
    title: product.title,
    sku: variant?.sku ?? product.sku ?? '',
    weight: product.weight ?? 0,
    image_url: variant?.picture?.url ?? product.picture.url,
    element: product.element,
    quantity: 1,
    note_worksheet: '',
    note_production: '',
    variants: variants.map(({ id, name, sku }) => ({ id, name, sku })),
    stock_quantity: product.stock_quantity ?? null,
  }
}

/**
 * `data-adds` names the product of a button, `data-variant` the chosen variant. The variant may have changed since the
 * visitor used the page.
 */
export function handleAdd({ dataset }: HTMLElement, isUntouched: boolean): Handled | undefined {
  const { adds, variant: id } = dataset
  if (adds === undefined || (id !== undefined && !isUntouched)) return undefined
  const product = shownProduct(adds)
  const variants = product?.variants?.filter(variant => String(variant.id) === id) ?? []
  if (!product || (id && variants.length === 0) || !hasEarlyToast()) return undefined
  const line = lineOf(product, variants)
  if (!addEarlyLine(line)) return undefined
  showEarlyToast(line)
  showCartCount()
  return {}
}

/** Shows the number of items on the cart button of the header. */
export function showCartCount(): void {
  const count = storedPieces()
  const button = document.querySelector<HTMLElement>('[data-cart]')
  if (button && count > 0) button.dataset.count = count > 99 ? '99+' : String(count)
}

/** Removes the count, because the app renders its own. */
export function hideCartCount(): void {
  delete document.querySelector<HTMLElement>('[data-cart]')?.dataset.count
}
