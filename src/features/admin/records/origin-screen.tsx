import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { EmptyState, type EmptyStateProps } from '@/ui/state/empty-state.tsx'
import { ScreenHead } from '../kit/screen-head.tsx'
import { BackLink } from './back-link.tsx'

interface OriginScreenProps extends Pick<EmptyStateProps, 'picture' | 'element'> {
  of: 'character' | 'order' // its words in `admin:create`
  title: string
  listHref: string
}

/** Where records of a kind come from, for the screens that would write one by hand. */
export function OriginScreen({ of, title, listHref, ...picture }: OriginScreenProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <BackLink href={listHref} />
      <ScreenHead title={title} />
      <Panel dense>
        <EmptyState
          {...picture}
          title={t(`create.${of}.title`)}
          actions={
            <Button variant="ghost" size="small" href={listHref}>
              {t('back_to_list')}
            </Button>
          }
        >
          {t(`create.${of}.text`)}
        </EmptyState>
      </Panel>
    </>
  )
}
