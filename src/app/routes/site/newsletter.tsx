import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NewsletterBox, NewsletterPage } from '@/features/site/newsletter/newsletter-box.tsx'
import { NewsletterLink } from '@/features/site/newsletter/newsletter-link.tsx'
import { useSettings } from '@/stores/settings.ts'
import { useHref, useLocale } from '../../screen.ts'
import { usePrivacyHref } from '../../use-privacy-href.ts'

export const areas = ['newsletter']

/** Without a link from an email there is nothing to confirm or cancel. The page then offers the subscription. */
function Subscribe() {
  const { t } = useTranslation('titles')
  const privacyHref = usePrivacyHref()
  return (
    <NewsletterPage title={t('newsletter')}>
      <NewsletterBox locale={useLocale()} privacyHref={privacyHref} />
    </NewsletterPage>
  )
}

export default function NewsletterLinkPage() {
  const to = useHref()
  const [query] = useSearchParams()
  const siteName = useSettings(state => state.settings.site_name)
  const leave = query.get('leave')
  const confirm = query.get('confirm')
  const stop = query.get('stop')
  if (!leave && !confirm && !stop) return <Subscribe />
  return (
    <NewsletterLink
      purpose={stop ? 'stop' : leave ? 'leave' : 'confirm'}
      token={stop ?? leave ?? confirm ?? ''}
      siteName={siteName}
      homeHref={to('home')}
    />
  )
}
