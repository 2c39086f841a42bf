import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Container } from '@/ui/content/container.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { useHref } from '../../screen.ts'

export const areas = ['site']

export default function BlogPage() {
  const { t } = useTranslation('site')
  const to = useHref()
  return (
    <Container>
      <EmptyState
        as="h1"
        title={t('blog.empty')}
        element="Psichico"
        picture="/assets/characters/polpetra/creature.webp"
        actions={<Button href={to('shop')}>{t('to_shop')}</Button>}
      >
        {t('blog.empty_text')}
      </EmptyState>
    </Container>
  )
}
