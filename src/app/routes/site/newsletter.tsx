import { useSearchParams } from 'react-router-dom'
import { NewsletterLink } from '@/features/site/newsletter/newsletter-link.tsx'
import { useSettings } from '@/stores/settings.ts'
import { useHref } from '../../screen.ts'

export const areas = ['newsletter']

export default function NewsletterPage() {
  const to = useHref()
  const [query] = useSearchParams()
  const siteName = useSettings(state => state.settings.site_name)
  const leave = query.get('leave')
  const confirm = query.get('confirm')
  return (
    <NewsletterLink
      purpose={leave === null ? 'confirm' : 'leave'}
      token={leave ?? confirm ?? ''}
      siteName={siteName}
      homeHref={to('home')}
    />
  )
}
