import { useTranslation } from 'react-i18next'
import { useToasts } from '@/stores/toasts.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconUploadSimple } from '@/ui/icon/icons.ts'
import { shareLink } from './share-link.ts'

export interface ShareButtonProps {
  className?: string
  label: string
  title: string // title of the shared page
  text: string
  path: string // path on this site
  isBare?: boolean // shows only the icon; the label is for screen readers
}

/** Shares an address of this site. A toast reports a copy to the clipboard. */
export function ShareButton({ className, label, title, text, path, isBare }: ShareButtonProps) {
  const { t } = useTranslation('ui')
  const notify = useToasts(state => state.notify)
  const share = async () => {
    const outcome = await shareLink({ title, text, url: new URL(path, location.origin).href })
    if (outcome === 'copied') notify(t('share.copied'), 'success')
    if (outcome === 'failed') notify(t('share.failed'), 'error')
  }
  return (
    <button type="button" className={className} aria-label={isBare ? label : undefined} onClick={share}>
      <Icon of={iconUploadSimple} />
      {!isBare && label}
    </button>
  )
}
