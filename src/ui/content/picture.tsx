import type { ImgHTMLAttributes } from 'react'
import { pictureUrl } from '@/contract/file-url.ts'
import { pictureSet } from '@/design/picture-sizes.ts'

export interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'width' | 'height' | 'draggable'> {
  src: string | null // the default logo without one
  alt: string
  sizes: string // how wide it stands: the browser chooses before it knows the layout
  eager?: boolean // in sight at once
  priority?: 'high' | 'low' // of an eager one; high by default
}

/** A picture of the shop in the size that its place needs. */
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
