/** Next step for a guest: create an account, or sign in. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { iconSignIn } from '@/ui/icon/icons.ts'
import { BrassButton } from './brass-button.tsx'
import styles from './guest-sign-in.module.css'
import workbench from './workbench.module.css'

export interface GuestSignInProps {
  registerHref: string
  loginHref: string
  children: ReactNode // what an account offers here
}

export function GuestSignIn({ registerHref, loginHref, children }: GuestSignInProps) {
  const { t } = useTranslation('game')
  return (
    <section className={`${workbench.panel} ${styles.door}`} data-testid="guest-sign-in">
      <p>{children}</p>
      <div className={styles.ways}>
        <BrassButton small look="secondary" href={registerHref}>
          {t('guest.register')}
        </BrassButton>
        <BrassButton small icon={iconSignIn} href={loginHref}>
          {t('guest.login')}
        </BrassButton>
      </div>
    </section>
  )
}
