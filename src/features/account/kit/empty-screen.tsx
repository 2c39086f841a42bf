import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { EmptyState, type EmptyStateProps } from '@/ui/state/empty-state.tsx'

interface EmptyScreenProps extends Pick<EmptyStateProps, 'picture' | 'element'> {
  of: 'orders' // key of its texts in the area `account`
  shopHref: string
}

/** Empty state of a list: what it will contain, and the link to begin. */
export function EmptyScreen({ of, shopHref, ...picture }: EmptyScreenProps) {
  const { t } = useTranslation('account')
  return (
    <Panel>
      <EmptyState
        {...picture}
        title={t(`${of}.empty_title`)}
        actions={<Button href={shopHref}>{t(`${of}.shop`)}</Button>}
      >
        {t(`${of}.empty_text`)}
      </EmptyState>
    </Panel>
  )
}
