/**
 * Reports that a product was put into the cart, before the app can. The server rendered the text
 * (`app/early-toasts.tsx`).
 */
import { type AddedBeforeApp, addedBeforeApp, nameMark } from '@/contract/added-before-app.ts'
import type { EarlyLine } from '@/stores/added-early.ts'
import { readText } from '@/stores/storage.ts'

const shownMillis = { plain: 3000, withAction: 6000 } // as in `stores/toasts.ts`

let visible: { region: HTMLElement; item: AddedBeforeApp; timer: ReturnType<typeof setTimeout> } | undefined
const added: AddedBeforeApp[] = []

function fill(region: HTMLElement, name: string): void {
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    text.nodeValue = (text.nodeValue ?? '').replace(nameMark, () => name)
}

function hide(): void {
  if (!visible) return
  clearTimeout(visible.timer)
  visible.region.remove()
  visible = undefined
}

/** Returns undefined if the page contains no toast. */
function renderedToast(): Element | null | undefined {
  const template = document.getElementById('early-toasts') as HTMLTemplateElement | null
  const reader = readText('auth_token') === null ? 'guest' : 'account'
  return template?.content.querySelector(`[data-reader="${reader}"]`)?.firstElementChild
}

export const hasEarlyToast = (): boolean => Boolean(renderedToast())

export function showEarlyToast({ id, title, quantity }: EarlyLine): void {
  const region = renderedToast()?.cloneNode(true) as HTMLElement | undefined
  if (!region) return
  hide()
  fill(region, title)
  region.querySelector('button')?.addEventListener('click', hide)
  document.body.append(region)
  if ('showPopover' in region) region.showPopover()
  const link = region.querySelector('a')
  const item: AddedBeforeApp = {
    id,
    name: title,
    quantity,
    message: region.querySelector('[data-words]')?.textContent ?? title,
    ...(link && { action: { label: link.textContent, href: link.getAttribute('href') ?? '' } }),
  }
  added.push(item)
  visible = { region, item, timer: setTimeout(hide, link ? shownMillis.withAction : shownMillis.plain) }
}

/** The app continues to show a visible toast and measures what was added. */
export function handOverToasts(): void {
  for (const item of added.splice(0)) {
    const detail = item === visible?.item ? item : { ...item, message: undefined }
    dispatchEvent(new CustomEvent(addedBeforeApp, { detail }))
  }
  hide()
}
