import { useTranslation } from 'react-i18next'
import { useToasts } from '@/stores/toasts.ts'

/** The device's own way of sharing; where it has none, the address is copied, and said aloud when even that is not allowed. */
export function useShare(): (title: string) => void {
  const { t } = useTranslation('shop')
  const notify = useToasts(state => state.notify)
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => notify(t('shared'), 'success'),
      () => notify(location.href, 'info'),
    )
  return title => {
    if (!navigator.share) return void copy()
    navigator.share({ title, url: location.href }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy()
    })
  }
}
