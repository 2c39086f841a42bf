import { useEffect, useState } from 'react'
import { creatureOf } from '../../kit/character-words.ts'
import { mainColour, type Rgb } from '../draft/main-colour.ts'

const side = 24
const unknown: Rgb = [224, 122, 60]
const coloursByUrl = new Map<string, Rgb>()

async function read(slug: string): Promise<Rgb> {
  const image = new Image()
  image.src = creatureOf(slug)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen?.drawImage(image, 0, 0, side, side)
  const pixels = pen?.getImageData(0, 0, side, side).data
  return (pixels && mainColour(pixels)) ?? unknown
}

/** Returns the main colour of a creature, so that a swatch shows the resulting colour. */
export function useFigureColour(slug: string | null): Rgb {
  const [colour, setColour] = useState<Rgb>(() => coloursByUrl.get(slug ?? '') ?? unknown)
  useEffect(() => {
    if (slug === null) return
    let isMine = true
    const seen = coloursByUrl.get(slug)
    const take = (sampled: Rgb) => {
      coloursByUrl.set(slug, sampled)
      if (isMine) setColour(sampled)
    }
    if (seen) take(seen)
    else void read(slug).then(take, () => undefined)
    return () => {
      isMine = false
    }
  }, [slug])
  return colour
}
