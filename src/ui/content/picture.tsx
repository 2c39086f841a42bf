import type { ImgHTMLAttributes } from 'react'
import { pictureUrl } from '@/contract/file-url.ts'
import { pictureSet } from '@/design/picture-sizes.ts'

export interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'width' | 'height' | 'draggable'> {
  src: string | null // null: the default logo
  alt: string
  sizes: string // its width on the page: the browser chooses a file before it computes the layout
  eager?: boolean // visible without scrolling
  priority?: 'high' | 'low' // for an eager image. High by default
}

/** An image of the shop in the size that its container needs. */
export function Picture({ src, alt, sizes, eager, priority = 'high', ...rest }: PictureProps) {
  const set = src ? pictureSet(src) : undefined
  return (
    <img
      sizes={set && sizes}
      srcSet={set}
      src={pictureUrl(src)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? priority : undefined}
      decoding="async"
      {...rest}
    />
  )
}
