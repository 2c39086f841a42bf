/** The album's pages as image files, rendered by the stage. */
import type { AlbumLayout } from '@/stage/scenes/album/album-layout.ts'
import { CardPictures } from '@/stage/scenes/album/card-pictures.ts'
import { drawPage } from '@/stage/scenes/album/draw-page.ts'
import { albumAt } from './album-pages.ts'

const PAUSE = 120 // ms without a new image, after which the page is rendered again

/** Returns the URLs of the pages, in order. */
export async function renderedPages(layout: AlbumLayout, sharpness: number): Promise<string[]> {
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
    const draw = () => {
      const before = pictures.misses
      ctx.setTransform(sharpness, 0, 0, sharpness, 0, 0)
      drawPage({ ctx, pictures, sharpness }, layout, at % 2 === 0 ? 'left' : 'right', page)
      return pictures.misses === before
    }
    while (!draw()) await quiet()
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('no picture')
    addresses.push(URL.createObjectURL(blob))
    pictures.clear()
  }
  return addresses
}
