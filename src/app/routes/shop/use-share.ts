import { useTranslation } from 'react-i18next'
import { copyText } from '@/lib/copy-text.ts'
import { useToasts } from '@/stores/toasts.ts'

/**
 * Opens the device's share dialog. Without one it copies the address, and shows a message if copying is not allowed.
 */
export function useShare(): (title: string) => void {
  const { t } = useTranslation('shop')
  const notify = useToasts(state => state.notify)
  const copy = async () => {
    if (await copyText(location.href)) notify(t('shared'), 'success')
    else notify(location.href, 'info')
  }
  return title => {
    if (!navigator.share) return void copy()
    navigator.share({ title, url: location.href }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy()
    })
  }
}
