/** Sends the design system's links through the router. Prefetches new pages if the connection allows it. */
import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import type { LinkProps } from '@/ui/link.tsx'
import { fetchAhead, watchLink } from './prefetch.ts'

export function RouterLink({ href, ref, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const watched = useCallback(
    (element: HTMLAnchorElement | null) => {
      const hand = (anchor: HTMLAnchorElement | null) => {
        if (typeof ref === 'function') ref(anchor)
        else if (ref) ref.current = anchor
      }
      hand(element)
      const leave = element ? watchLink(element) : undefined
      return () => {
        leave?.()
        hand(null)
      }
    },
    [ref],
  )
  return (
    <Link
      to={href}
      ref={watched}
      onPointerEnter={event => {
        fetchAhead(href)
        onPointerEnter?.(event)
      }}
      onFocus={event => {
        fetchAhead(href)
        onFocus?.(event)
      }}
      {...rest}
    />
  )
}
