/** A part of a page below the fold: it holds its place and is drawn when the reader comes near, so that the first sight is light. */
import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

export interface LateProps {
  height: number // px held until it is there, about what it will need
  narrowHeight?: number // the same on a phone
  className?: string
  children: ReactNode
}

const nearness = '700px'
const phone = 600

export function Late({ height, narrowHeight = height, className, children }: LateProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !place.current) return
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: nearness },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  const held = innerWidth < phone ? narrowHeight : height
  const empty = <div style={{ minHeight: held } as CSSProperties} />
  return (
    <div ref={place} className={className}>
      {isNear ? <Suspense fallback={empty}>{children}</Suspense> : empty}
    </div>
  )
}
