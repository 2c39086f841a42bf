import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { useHref } from '../../screen.ts'

export const areas = ['shop']

export default function CheckoutCompletePage() {
  const { t } = useTranslation('shop')
  const to = useHref()
  return (
    <EmptyState
      as="h1"
      title={t('complete.title')}
      element="Natura"
      picture="/assets/characters/germoglino/creature.webp"
      actions={<Button href={to('accountOrders')}>{t('complete.orders')}</Button>}
    >
      {t('complete.text')}
    </EmptyState>
  )
}
