import { type RefObject, useLayoutEffect, useState } from 'react'
import { type AlbumLayout, layoutAlbum, type Margins } from '@/stage/scenes/album/album-layout.ts'

const pixels = (style: CSSStyleDeclaration, name: string): number =>
  Number.parseFloat(style.getPropertyValue(name)) || 0

/** The style sheet defines the margin around the book: the padding of its table. */
function marginsOf(table: HTMLElement): Margins {
  const style = getComputedStyle(table)
  return {
    left: pixels(style, 'padding-left'),
    right: pixels(style, 'padding-right'),
    top: pixels(style, 'padding-top'),
    bottom: pixels(style, 'padding-bottom'),
  }
}

/** Returns the position of the book for the current size of its table; null until it is measured. */
export function useTableSize(table: RefObject<HTMLElement | null>): AlbumLayout | null {
  const [layout, setLayout] = useState<AlbumLayout | null>(null)
  useLayoutEffect(() => {
    const ground = table.current
    if (!ground) return
    let lastSize = ''
    const look = () => {
      const margins = marginsOf(ground)
      const size = JSON.stringify([ground.clientWidth, ground.clientHeight, margins])
      if (size === lastSize) return
      lastSize = size
      setLayout(layoutAlbum(ground.clientWidth, ground.clientHeight, margins))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(ground)
    return () => observer.disconnect()
  }, [table])
  return layout
}
