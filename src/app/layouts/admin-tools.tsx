import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconHouse, iconSignIn, iconSignOut } from '@/ui/icon/icons.ts'
import { useLoginHref } from '../login-path.ts'
import { useHref } from '../screen.ts'
import { logOut } from '../session.ts'
import styles from './admin-layout.module.css'
import { ColourSchemeMenu } from './colour-scheme.tsx'

/** The end of the header bar: home, light or dark, and the logged-in user. */
export function AdminTools({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('nav')
  const to = useHref()
  const showDarkMode = useSettings(state => state.settings.show_dark_mode)
  return (
    <div className={styles.tools}>
      {narrow ? (
        <TooltipButton icon={iconHouse} label={t('home')} href={to('home')} />
      ) : (
        <Button variant="ghost" size="dense" icon={iconHouse} href={to('home')}>
          {t('home')}
        </Button>
      )}
      {showDarkMode && <ColourSchemeMenu />}
      {!narrow && <AdminVisitor />}
    </div>
  )
}

/** The welcome line with logout, or register and login when logged out. */
export function AdminVisitor({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('nav')
  const to = useHref()
  const navigate = useNavigate()
  const user = useSession(state => state.user)
  const loginHref = useLoginHref()
  if (!user) {
    return (
      <div className={styles.visitor}>
        <Button variant="ghost" size="dense" href={to('register')} onClick={onFollow}>
          {t('register')}
        </Button>
        <Button size="dense" icon={iconSignIn} href={loginHref} onClick={onFollow}>
          {t('login')}
        </Button>
      </div>
    )
  }
  const leave = async () => {
    onFollow?.()
    await logOut()
    void navigate(to('login'))
  }
  const picture = user.extra.profile_picture
  return (
    <div className={styles.visitor}>
      <span className={styles.welcome}>
        <Avatar style={avatarStyle(picture)} src={picture} size={34} />
        <span>{t('welcome', { name: user.name })}</span>
      </span>
      <TooltipButton icon={iconSignOut} label={t('logout')} onClick={leave} />
    </div>
  )
}
