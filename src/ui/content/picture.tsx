import type { ImgHTMLAttributes } from 'react'
import { pictureSet } from '@/contract/picture-sizes.ts'

export interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'width' | 'height' | 'draggable'> {
  src: string
  alt: string
  sizes: string // how wide it stands: the browser chooses before it knows the layout
  eager?: boolean // in sight at once
  priority?: 'high' | 'low' // of an eager one; high unless told
}

/** A picture of the shop in the size that its place needs. */
export function Picture({ src, alt, sizes, eager, priority = 'high', ...rest }: PictureProps) {
  const set = pictureSet(src)
  return (
    <img
      sizes={set && sizes}
      srcSet={set}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? priority : undefined}
      decoding="async"
      {...rest}
    />
  )
}
