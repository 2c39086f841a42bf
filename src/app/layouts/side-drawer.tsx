/**
 * Below 600 px (specification notes §2): login and register, or the welcome line with logout. Then the shop with its
 * categories as a second level, and the menu. Then the admin list for admins, or the user list for others. Then
 * languages and light or dark. At the end the link to the game.
 */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { href } from '@/contract/paths.ts'
import { menuFor } from '@/features/admin/framework/shell/menu.ts'
import type { ShopMenuFacts } from '@/features/shop/menu/category-tree.ts'
import { ShopLevel } from '@/features/shop/menu/shop-level.tsx'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { classNames } from '@/ui/class-names.ts'
import { iconSignIn, iconSignOut, iconSword } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { Drawer } from '@/ui/overlay/drawer.tsx'
import { useLoginHref } from '../login-path.ts'
import { useHref, useLocale } from '../screen.ts'
import { logOut } from '../session.ts'
import { ColourSchemeChoice } from './colour-scheme.tsx'
import { LanguageList } from './language-switch.tsx'
import { accountEntries, type MenuEntry } from './menu.ts'
import styles from './side-drawer.module.css'

export const sideDrawerId = 'side-drawer'

export interface SideDrawerProps {
  open: boolean
  onClose(): void
  entries: readonly MenuEntry[]
  shop: ShopMenuFacts | undefined
}

export const SideDrawer = memo(function SideDrawer({ open, onClose, entries, shop }: SideDrawerProps) {
  const { t } = useTranslation('nav')
  const { t: title } = useTranslation('titles')
  const locale = useLocale()
  const user = useSession(state => state.user)
  const settings = useSettings(state => state.settings)
  const lists: [string, readonly MenuEntry[]][] = [[t('main'), entries]]
  if (user && user.permissions.length > 0) {
    const screens = menuFor(user).map(screen => ({
      key: screen,
      label: title(screen),
      href: href(screen, locale),
    }))
    lists.push([t('administration'), screens])
  } else if (user) {
    lists.push([t('account'), accountEntries(user.role, locale)])
  }
  return (
    <Drawer open={open} onClose={onClose} title={settings.site_name} id={sideDrawerId}>
      <Greeting onClose={onClose} />
      {shop && (
        <nav aria-label={t('shop')} className={styles.list}>
          <ShopLevel
            title={t('shop')}
            back={t('shop_menu.back')}
            categoriesName={t('shop_menu.categories')}
            facts={shop}
            onChoose={onClose}
          />
        </nav>
      )}
      {lists.map(([name, list]) => (
        <nav key={name} aria-label={name} className={styles.list}>
          {list.map(entry => (
            <Link key={entry.key} href={entry.href} className={styles.entry} onClick={onClose}>
              {entry.label ?? t(entry.key)}
            </Link>
          ))}
        </nav>
      ))}
      {settings.multilanguage && (
        <nav aria-label={t('language')} className={classNames(styles.list, styles.languages)}>
          <LanguageList onChoose={onClose} />
        </nav>
      )}
      {settings.show_dark_mode && (
        <div className={styles.mode}>
          <span aria-hidden="true">{t('scheme.label')}</span>
          <ColourSchemeChoice />
        </div>
      )}
      {settings.enable_for_game && (
        <Button variant="amber" full icon={iconSword} href={href('game', locale)} onClick={onClose}>
          {t('play')}
        </Button>
      )}
    </Drawer>
  )
})

function Greeting({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('nav')
  const to = useHref()
  const navigate = useNavigate()
  const user = useSession(state => state.user)
  const isKnown = useSession(state => state.token !== null)
  const loginHref = useLoginHref()
  if (!user && isKnown) return <div className={styles.doors} aria-busy="true" />
  if (!user) {
    return (
      <div className={styles.doors}>
        <Button href={loginHref} size="small" icon={iconSignIn} onClick={onClose}>
          {t('login')}
        </Button>
        <Button href={to('register')} size="small" variant="ghost" onClick={onClose}>
          {t('register')}
        </Button>
      </div>
    )
  }
  const leave = async () => {
    onClose()
    await logOut()
    void navigate(to('login'))
  }
  return (
    <div className={styles.doors}>
      <p className={styles.welcome}>{t('welcome', { name: user.name })}</p>
      <Button variant="ghost" size="small" icon={iconSignOut} onClick={leave}>
        {t('logout')}
      </Button>
    </div>
  )
}
