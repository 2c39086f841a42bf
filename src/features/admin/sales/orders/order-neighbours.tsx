import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LinkTo } from '@/contract/paths.ts'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconCaretLeft, iconCaretRight } from '@/ui/icon/icons.ts'
import { useOrderSequence } from './order-sequence.ts'

/**
 * Links to the previous and the next order of the list, in its filter and order, also with the keys [ and ]. Shows
 * nothing if the list does not contain the order.
 */
export function OrderNeighbours({ id, linkTo }: { id: number; linkTo: LinkTo }) {
  const { t } = useTranslation('admin-sales')
  const navigate = useNavigate()
  const sequence = useOrderSequence(id)
  const { previous, next } = sequence ?? {}
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const neighbour = key === '[' ? previous : key === ']' ? next : undefined
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (neighbour !== undefined && !isTyping && !document.querySelector('[role=dialog]'))
        void navigate(linkTo('adminOrder', { id: neighbour }))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [previous, next, navigate, linkTo])
  if (!sequence) return null
  return (
    <>
      <TooltipButton
        icon={iconCaretLeft}
        label={t('order.previous')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && void navigate(linkTo('adminOrder', { id: previous }))}
      />
      <TooltipButton
        icon={iconCaretRight}
        label={t('order.next')}
        disabled={next === undefined}
        onClick={() => next !== undefined && void navigate(linkTo('adminOrder', { id: next }))}
      />
    </>
  )
}
