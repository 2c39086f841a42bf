/** The shop front's header (specification §2): 70 px, awning below, burger under 600 px, tail folded up to 999. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { avatarStyle } from '@/contract/users.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { iconList, iconMagnifyingGlass, iconSword, iconUser } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { useViewport } from '../device.ts'
import { useHref } from '../screen.ts'
import { CartEntry } from './cart-entry.tsx'
import { DarkModeToggle } from './dark-mode-toggle.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { foldMenu, type MenuEntry } from './menu.ts'
import { MoreMenu } from './more-menu.tsx'
import { SideDrawer } from './side-drawer.tsx'
import styles from './site-header.module.css'

export const burgerBelow = 600

interface SiteHeaderProps {
  entries: readonly MenuEntry[]
  tools?: ReactNode // of the screens below, before the usual ones
}

export function SiteHeader({ entries, tools }: SiteHeaderProps) {
  const { t } = useTranslation('nav')
  const to = useHref()
  const { width } = useViewport()
  const settings = useSettings(state => state.settings)
  const user = useSession(state => state.user)
  const [drawer, setDrawer] = useState(false)
  const narrow = width < burgerBelow
  const { shown, folded } = foldMenu(entries, width)
  return (
    <header className={styles.header} data-ground="night">
      <div className={styles.bar}>
        {narrow && (
          <IconButton icon={iconList} size={26} label={t('open_menu')} onClick={() => setDrawer(true)} />
        )}
        <Link href={to('home')} className={styles.logo}>
          <Logo name={settings.site_name} size={22} {...logoPicture(settings.logo_header)} />
        </Link>
        {!narrow && (
          <nav className={styles.menu} aria-label={t('main')}>
            {shown.map(entry => (
              <NavLink key={entry.key} to={entry.href} end className={styles.entry}>
                {entry.label ?? t(entry.key)}
              </NavLink>
            ))}
            {folded.length > 0 && <MoreMenu entries={folded} />}
          </nav>
        )}
        <div className={styles.tools}>
          {tools}
          {settings.enable_shop_page && (
            <IconButton icon={iconMagnifyingGlass} label={t('search')} href={`${to('shop')}?search=`} />
          )}
          {settings.show_dark_mode && !narrow && <DarkModeToggle />}
          {settings.multilanguage && !narrow && <LanguageSwitch />}
          {!narrow && <AccountEntry />}
          {user && <CartEntry />}
          {settings.enable_for_game && width >= 1000 && (
            <Button variant="amber" size="small" icon={iconSword} href={to('game')} className={styles.play}>
              {t('play')}
            </Button>
          )}
        </div>
      </div>
      <Awning />
      {narrow && <SideDrawer open={drawer} onClose={() => setDrawer(false)} entries={entries} />}
    </header>
  )
}

const logoPicture = ({ url, width, height }: { url: string | null; width: number; height: number }) =>
  url ? { picture: { url, width, height } } : {}

/** An account name or a login button. */
function AccountEntry() {
  const { t } = useTranslation('nav')
  const to = useHref()
  const user = useSession(state => state.user)
  const picture = user?.extra.profile_picture ?? null
  if (!user) return <IconButton icon={iconUser} label={t('login')} href={to('login')} />
  return (
    <Link
      href={to('accountDashboard')}
      className={styles.account}
      aria-label={t('account')}
      title={user.name}
    >
      <Avatar style={avatarStyle(picture)} src={picture} size={40} />
    </Link>
  )
}
