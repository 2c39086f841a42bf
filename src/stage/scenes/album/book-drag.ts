/** Pointer input on the book: a horizontal pull drags a page, anything else is a tap. */
import type { AlbumLayout } from './album-layout.ts'
import type { Book } from './book.ts'

const WANDERED = 8 // CSS px: minimum distance of a pull
const CORNER = 96 // CSS px: area of the corner, where a pull may start in any direction
const SWIPE = 40 // CSS px: turns a page that does not bend
const SPEED_SPAN = 90 // last ms of the movement, used to calculate its speed

interface Pull {
  id: number
  start: { x: number; y: number } // on the book, relative to the spine
  direction: 1 | -1 | 0 // 0: no pull yet
  heldY: number
  trail: { x: number; at: number }[]
}

export interface DragDeps {
  grip: HTMLElement
  ground: HTMLElement // the table, origin of the layout
  layout(): AlbumLayout
  book(): Book
  now(): number // ms
}

/** Handles input until the returned function is called. */
export function followFingers({ grip, ground, layout, book, now }: DragDeps): () => void {
  const ends = new AbortController()
  let pull: Pull | null = null
  let dragged = false

  const placeOf = (event: PointerEvent) => {
    const { left, top } = ground.getBoundingClientRect()
    const { book: box, page, kind } = layout()
    const spine = box.x + (kind === 'spread' ? page.w : 0)
    return { x: event.clientX - left - spine, y: event.clientY - top - box.y }
  }

  function begin(event: PointerEvent, point: { x: number; y: number }): boolean {
    if (!pull) return false
    const { w, h } = layout().page
    const dx = point.x - pull.start.x
    const dy = point.y - pull.start.y
    const isCorner = Math.abs(pull.start.x) > w - CORNER && pull.start.y > h - CORNER
    if (Math.hypot(dx, dy) < WANDERED) return false
    if (Math.abs(dx) < Math.abs(dy) * 0.7 && !isCorner) {
      pull = null
      return false
    }
    const atTop = pull.start.y < CORNER * 0.6
    const atBottom = pull.start.y > h - CORNER
    pull.heldY = atTop ? 2 : atBottom ? h - 2 : pull.start.y
    pull.direction = (isCorner ? pull.start.x > 0 : dx < 0) ? 1 : -1
    if (!book().reducedMotion && !book().grab(pull.direction, pull.heldY)) {
      pull = null
      return false
    }
    dragged = true
    grip.setPointerCapture(event.pointerId)
    return true
  }

  function follow(point: { x: number; y: number }) {
    if (!pull?.direction) return
    const { page, kind } = layout()
    const { w } = page
    const mirror = kind === 'spread' ? pull.direction : 1
    const dx = (point.x - pull.start.x) * mirror
    const isBack = kind === 'single' && pull.direction < 0
    const gain = isBack ? 2 : (2 * w) / Math.max(w * 0.7, pull.start.x * mirror + w)
    const x = (isBack ? -w : w) + dx * gain
    book().pull({ x: Math.max(-w, Math.min(w, x)), y: pull.heldY + (point.y - pull.start.y) })
  }

  function speed(): number {
    if (!pull) return 0
    const first = pull.trail[0]
    const last = pull.trail.at(-1)
    if (!first || !last || last.at <= first.at) return 0
    return ((first.x - last.x) / (last.at - first.at)) * pull.direction
  }

  const down = (event: PointerEvent) => {
    dragged = false
    if (!event.isPrimary || event.button !== 0) return
    pull = { id: event.pointerId, start: placeOf(event), direction: 0, heldY: 0, trail: [] }
  }
  const move = (event: PointerEvent) => {
    if (!pull || event.pointerId !== pull.id) return
    const point = placeOf(event)
    if (pull.direction === 0 && !begin(event, point)) return
    const time = now()
    pull.trail.push({ x: point.x, at: time })
    while (pull.trail.length > 2 && time - (pull.trail[0]?.at ?? 0) > SPEED_SPAN) pull.trail.shift()
    follow(point)
  }
  const up = (event: PointerEvent) => {
    if (!pull || event.pointerId !== pull.id) return
    if (pull.direction && book().reducedMotion) {
      const way = (pull.start.x - placeOf(event).x) * pull.direction
      if (event.type === 'pointerup' && way > SWIPE) book().swipe(pull.direction)
      pull = null
      return
    }
    const isStill = now() - (pull.trail.at(-1)?.at ?? 0) > SPEED_SPAN
    if (pull.direction) book().letGo(event.type === 'pointercancel' || isStill ? 0 : speed())
    pull = null
  }
  /** The end of a pull is no click on the slot below. */
  const click = (event: MouseEvent) => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  const { signal } = ends
  grip.addEventListener('pointerdown', down, { signal })
  grip.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) grip.addEventListener(end, up, { signal })
  grip.addEventListener('click', click, { signal, capture: true })
  grip.addEventListener('dragstart', event => event.preventDefault(), { signal })
  return () => ends.abort()
}
