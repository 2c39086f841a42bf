/** Two ways to turn the same pages: our stage with pointer events, page-flip with the calls that its own listeners make. */
import { PageFlip } from 'page-flip'
import type { AlbumLayout } from '@/stage/scenes/album/album-layout.ts'
import { type BookPicture, mountAlbumStage } from '@/stage/scenes/album/album-stage.ts'
import { albumAt } from './album-pages.ts'

export interface Turner {
  down(x: number, y: number): void
  move(x: number, y: number): void
  up(x: number, y: number): void
  show(book: BookPicture): void
  close(): void
}

export async function turnOurs(table: HTMLElement, layout: AlbumLayout): Promise<Turner> {
  const stage = await mountAlbumStage(table, {
    grip: table,
    layout,
    onTurn: at => stage.show(albumAt(at)),
    onBusy: () => {},
    onLost: () => {},
    onCue: () => {},
    reducedMotion: false,
    quality: 'high',
  })
  table.setPointerCapture = () => {} // a synthetic event has no pointer to capture
  stage.show(albumAt(0))
  const dispatch = (type: string, clientX: number, clientY: number) =>
    table.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true }),
    )
  return {
    down: (x, y) => void dispatch('pointerdown', x, y),
    move: (x, y) => void dispatch('pointermove', x, y),
    up: (x, y) => void dispatch('pointerup', x, y),
    show: book => stage.show(book),
    close: () => stage.destroy(),
  }
}

export async function turnPageFlip(
  table: HTMLElement,
  { book, page }: AlbumLayout,
  images: readonly string[],
  isHtml: boolean,
): Promise<Turner> {
  const holder = document.createElement('div')
  holder.style.cssText = `position:absolute;left:${book.x}px;top:${book.y}px;width:${book.w}px;height:${book.h}px`
  table.append(holder)
  const flip = new PageFlip(holder, {
    width: page.w,
    height: page.h,
    size: 'fixed',
    flippingTime: 480,
    maxShadowOpacity: 0.5,
    usePortrait: false,
    useMouseEvents: false,
  })
  if (isHtml) flip.loadFromHTML(images.map(pageWith))
  else flip.loadFromImages([...images])
  await new Promise(resolve => setTimeout(resolve, 400))
  const place = (x: number, y: number) => ({ x: x - book.x, y: y - book.y })
  return {
    down: (x, y) => flip.startUserTouch(place(x, y)),
    move: (x, y) => flip.userMove(place(x, y), true),
    up: (x, y) => flip.userStop(place(x, y)),
    show: ({ at }) => flip.turnToPage(at),
    close: () => flip.destroy(),
  }
}

function pageWith(src: string): HTMLElement {
  const page = document.createElement('div')
  const image = document.createElement('img')
  image.src = src
  image.style.cssText = 'width:100%;height:100%;display:block'
  page.append(image)
  return page
}
