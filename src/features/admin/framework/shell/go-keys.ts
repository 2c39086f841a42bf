import { useEffect, useRef } from 'react'
import type { LinkTo } from '@/contract/paths.ts'
import type { Holder } from '@/contract/permissions.ts'
import { isForPage } from '../list/list-keys.tsx'
import { mayOpen } from './menu.ts'

/** The key after `g`, and the screen that it opens. */
const goScreens = { o: 'adminOrders', p: 'adminProducts', c: 'adminUsers' } as const

const pauseMillis = 1500 // longest time between the two keys

/** Opens a screen with two keys, such as `g o`, on every page of the administration. */
export function useGoKeys(user: Holder | null, linkTo: LinkTo, onGo: (href: string) => void): void {
  const startedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      const isSecond = event.timeStamp - startedAt.current < pauseMillis
      startedAt.current = event.key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
      const screen = isSecond ? Object.entries(goScreens).find(([key]) => key === event.key)?.[1] : undefined
      if (!screen || !mayOpen(user, screen)) return
      event.preventDefault()
      event.stopPropagation() // the list has its own action for `p`
      onGo(linkTo(screen))
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [user, linkTo, onGo])
}
