/** The header of the checkout: the current step and that it is secure, without links that lead away. */
import { useTranslation } from 'react-i18next'
import { useSettings } from '@/stores/settings.ts'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconLock } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { useHref } from '../screen.ts'
import styles from './site-header.module.css'

export function CheckoutHeader() {
  const { t } = useTranslation('nav')
  const to = useHref()
  const { site_name, logo_header } = useSettings(state => state.settings)
  const { url, width, height } = logo_header
  return (
    <header className={styles.header} data-ground="night">
      <div className={styles.bar}>
        <Link href={to('home')} className={styles.logo}>
          <Logo name={site_name} size={22} {...(url ? { picture: { url, width, height } } : {})} />
        </Link>
        <p className={styles.secure}>
          <Icon of={iconLock} size={20} />
          {t('secure')}
        </p>
      </div>
      <Awning />
    </header>
  )
}
