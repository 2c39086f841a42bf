/** The shop's header (specification notes §2): 70 px, awning below, burger under 600 px, tail folded up to 999. */
import { memo, type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import { siteHeaderId } from '@/contract/ssr.ts'
import type { ShopMenuFacts } from '@/features/shop/menu/category-tree.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { IconButton } from '@/ui/action/icon-button.tsx'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { classNames } from '@/ui/class-names.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconList, iconSword, iconUser } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { useScrolled, useViewport } from '../device.ts'
import { useLoginHref } from '../login-path.ts'
import { useHref } from '../screen.ts'
import { CartEntry } from './cart-entry.tsx'
import { ColourSchemeMenu } from './colour-scheme.tsx'
import nav from './header-nav.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { type MenuEntry, placeMenu, tailOf } from './menu.ts'
import { MoreMenu } from './more-menu.tsx'
import { SearchEntry } from './search-entry.tsx'
import { ShopMenu } from './shop-menu.tsx'
import { SideDrawer, sideDrawerId } from './side-drawer.tsx'
import styles from './site-header.module.css'

export const burgerBelow = 600

interface SiteHeaderProps {
  entries: readonly MenuEntry[]
  shop?: ShopMenuFacts | undefined // undefined if the shop is disabled, and on an error page
  tools?: ReactNode // for the screens below it, before the usual ones
}

/**
 * Three looks made of the same elements (setting `header_type`). CSS decides where and at which width each element is
 * visible. Its many links render again only when they change (`memo`), not when the page scrolls or a prompt of the
 * layout opens.
 */
export const SiteHeader = memo(function SiteHeader({ entries, shop, tools }: SiteHeaderProps) {
  const { width } = useViewport()
  const { header_type: look, header_transparent } = useSettings(state => state.settings)
  const [drawer, setDrawer] = useState(false)
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const isOver = useScrolled()
  const menu = <MainMenu entries={entries} shop={shop} />
  return (
    <header
      id={siteHeaderId}
      className={styles.header}
      data-ground="night"
      data-look={look}
      data-over={(header_transparent && isOver) || undefined}
    >
      <div className={styles.bar}>
        <span className={styles.narrow}>
          <Burger onOpen={() => setDrawer(true)} />
        </span>
        {look === 'HeaderB' && menu}
        <HomeSign />
        {look !== 'HeaderB' && menu}
        <HeaderTools>{tools}</HeaderTools>
      </div>
      {look !== 'HeaderC' && <Awning />}
      <SideDrawer open={drawer && width < burgerBelow} onClose={closeDrawer} entries={entries} shop={shop} />
    </header>
  )
})

function Burger({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation('nav')
  return (
    <IconButton
      icon={iconList}
      size={26}
      label={t('open_menu')}
      aria-haspopup="dialog"
      data-opens={sideDrawerId}
      onClick={onOpen}
    />
  )
}

function HomeSign() {
  const to = useHref()
  const { site_name, logo_header } = useSettings(state => state.settings)
  return (
    <Link href={to('home')} className={styles.logo}>
      <Logo name={site_name} size={22} {...logoPicture(logo_header)} />
    </Link>
  )
}

const MainMenu = memo(function MainMenu({ entries, shop }: Pick<SiteHeaderProps, 'entries' | 'shop'>) {
  const { t } = useTranslation('nav')
  const look = useSettings(state => state.settings.header_type)
  const placed = placeMenu(entries, look, shop !== undefined)
  const [home, ...rest] = placed.map(entry => (
    <NavLink key={entry.key} to={entry.href} end className={nav.entry} data-from={entry.from}>
      {entry.label ?? t(entry.key)}
    </NavLink>
  ))
  return (
    <nav className={nav.menu} aria-label={t('main')}>
      {home}
      {shop && <ShopMenu facts={shop} className={nav.entry} />}
      {rest}
      <MoreMenu entries={tailOf(placed)} />
    </nav>
  )
})

const HeaderTools = memo(function HeaderTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation('nav')
  const to = useHref()
  const settings = useSettings(state => state.settings)
  const user = useSession(state => state.user)
  return (
    <div className={styles.tools}>
      {children}
      {settings.enable_shop_page && <SearchEntry />}
      <span className={styles.wide}>
        {settings.show_dark_mode && <ColourSchemeMenu />}
        {settings.multilanguage && <LanguageSwitch />}
        <AccountEntry />
      </span>
      {(user || settings.enable_guest_checkout) && <CartEntry />}
      {settings.enable_for_game && (
        <Button variant="amber" size="small" icon={iconSword} href={to('game')} className={styles.play}>
          {t('play')}
        </Button>
      )}
    </div>
  )
})

const logoPicture = ({ url, width, height }: { url: string | null; width: number; height: number }) =>
  url ? { picture: { url, width, height } } : {}

/** An account name or a login button. Without space for the name, it is the label of the icon. */
function AccountEntry() {
  const { t } = useTranslation('nav')
  const to = useHref()
  const user = useSession(state => state.user)
  const loginHref = useLoginHref()
  const picture = user?.extra.profile_picture ?? null
  if (!user)
    return (
      <Link href={loginHref} className={styles.account} title={t('login')}>
        <Icon of={iconUser} size={24} />
        <span className={classNames(styles.name, styles.word)}>{t('login')}</span>
      </Link>
    )
  return (
    <Link
      href={to('accountDashboard')}
      className={styles.account}
      aria-label={`${t('account')}: ${user.name}`}
      title={user.name}
    >
      <Avatar style={avatarStyle(picture)} src={picture} size={40} />
      <span className={styles.name}>{user.name.split(' ')[0]}</span>
    </Link>
  )
}
