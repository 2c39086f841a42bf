import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { useHref } from '../../screen.ts'

export const areas = ['site']

export default function PromotionsPage() {
  const { t } = useTranslation('site')
  const to = useHref()
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('promotions.empty')}
        element="Fuoco"
        picture="/assets/characters/volpardore/creature.webp"
        actions={<Button href={to('shop')}>{t('to_shop')}</Button>}
      >
        {t('promotions.empty_text')}
      </EmptyState>
    </Container>
  )
}
