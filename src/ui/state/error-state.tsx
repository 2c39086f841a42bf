import { useTranslation } from 'react-i18next'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

export interface ErrorStateProps extends Omit<EmptyStateProps, 'foot'> {
  code?: string // the code that support asks for, for example `503-7F2A`
}

export function ErrorState({ code, picture, element = 'Meccanico', ...rest }: ErrorStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert">
      <EmptyState {...rest} element={element} picture={picture} foot={code && t('error.support', { code })} />
    </div>
  )
}
