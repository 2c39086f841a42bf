import type { ImgHTMLAttributes } from 'react'
import { pictureSet } from '@/contract/picture-sizes.ts'

export interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'width' | 'height' | 'draggable'> {
  src: string
  alt: string
  sizes: string // how wide it stands, for browsers that must choose before they know the layout
  eager?: boolean // in sight at once
  priority?: 'high' | 'low' // of an eager one; high unless told
}

/** A picture of the shop in the size that its place needs. */
export function Picture({ src, alt, sizes, eager, priority = 'high', ...rest }: PictureProps) {
  const set = pictureSet(src)
  return (
    <img
      // Of a lazy picture the browser knows the place when it loads it; the attribute stands before `src`, which starts the loading.
      sizes={set && (eager ? sizes : `auto, ${sizes}`)}
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
