/** The album's pages as picture files, painted as the stage paints them. */
import type { AlbumLayout } from '@/stage/album-layout.ts'
import { CardPictures } from '@/stage/scenes/album/card-pictures.ts'
import { paintPage } from '@/stage/scenes/album/page-painter.ts'
import { albumAt } from './album-pages.ts'

const PAUSE = 120 // ms without a new picture: then the page is painted again

/** Addresses of the pages, in their order. */
export async function paintedPages(layout: AlbumLayout, sharpness: number): Promise<string[]> {
  const { pages } = albumAt(0)
  const addresses: string[] = []
  for (const [at, page] of pages.entries()) {
    let arrived = () => {}
    const pictures = new CardPictures(() => arrived())
    const quiet = () =>
      new Promise<void>(resolve => {
        let timer = setTimeout(resolve, PAUSE)
        arrived = () => {
          clearTimeout(timer)
          timer = setTimeout(resolve, PAUSE)
        }
      })
    const canvas = document.createElement('canvas')
    canvas.width = layout.page.w * sharpness
    canvas.height = layout.page.h * sharpness
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('no canvas')
    const paint = () => {
      const before = pictures.misses
      ctx.setTransform(sharpness, 0, 0, sharpness, 0, 0)
      paintPage({ ctx, pictures, sharpness }, layout, at % 2 === 0 ? 'left' : 'right', page)
      return pictures.misses === before
    }
    while (!paint()) await quiet()
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('no picture')
    addresses.push(URL.createObjectURL(blob))
    pictures.clear()
  }
  return addresses
}
