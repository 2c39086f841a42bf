import { useTranslation } from 'react-i18next'
import { apiOrigin } from '@/contract/file-url.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconAppleLogo, iconFacebookLogo, iconGoogleLogo } from '@/ui/icon/icons.ts'
import styles from './social-buttons.module.css'

export interface SocialProvider {
  id: string
  name: string
}

interface SocialButtonsProps {
  providers: readonly SocialProvider[] // from the setting `social_providers`; empty: renders nothing
  next: string | null // path of this site to open after the login
}

const logos: Record<string, string> = {
  google: iconGoogleLogo,
  apple: iconAppleLogo,
  facebook: iconFacebookLogo,
}

export const socialStart = (id: string, next: string | null): string =>
  `${apiOrigin}/api/auth/social/${encodeURIComponent(id)}/start${next ? `?next=${encodeURIComponent(next)}` : ''}`

/** Plain links to the server, which redirects to the provider. The router must not handle them. */
export function SocialButtons({ providers, next }: SocialButtonsProps) {
  const { t } = useTranslation('auth')
  if (providers.length === 0) return null
  return (
    <div>
      <div className={styles.row}>
        {providers.map(({ id, name }) => (
          <Button
            key={id}
            component="a"
            href={socialStart(id, next)}
            variant="ghost"
            size="small"
            icon={logos[id]}
            aria-label={t('with', { provider: name })}
          >
            {name}
          </Button>
        ))}
      </div>
      <p className={styles.or}>
        <span>{t('or')}</span>
      </p>
    </div>
  )
}
