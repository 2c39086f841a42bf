import { useTranslation } from 'react-i18next'
import { sellsOnline } from '@/contract/looks.ts'
import type { Settings } from '@/contract/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import {
  iconGlobe,
  iconList,
  iconMagnifyingGlass,
  iconMoon,
  iconShoppingBag,
  iconSword,
  iconUser,
} from '@/ui/icon/icons.ts'
import styles from './preview-header.module.css'

export function PreviewHeader({ settings }: { settings: Settings }) {
  const { t } = useTranslation('nav')
  const { logo_header: logo, header_type: look } = settings
  const entries = [
    t('home'),
    settings.enable_for_game && t('album'),
    settings.enable_catalog && t('collections'),
    t('characters'),
  ].filter(Boolean)
  const tools = [
    { icon: iconMagnifyingGlass, isThere: settings.enable_shop_page },
    { icon: iconMoon, isThere: settings.show_dark_mode },
    { icon: iconGlobe, isThere: settings.multilanguage },
    { icon: iconUser, isThere: true },
    { icon: iconShoppingBag, isThere: sellsOnline(settings) },
  ].filter(({ isThere }) => isThere)
  return (
    <div className={styles.header} data-look={look}>
      <div className={styles.bar}>
        <Icon of={iconList} size={26} className={styles.burger} />
        <Logo
          name={settings.site_name}
          {...(logo.url && { picture: { url: logo.url, width: logo.width, height: logo.height } })}
        />
        <span className={styles.menu}>{entries.slice(0, look === 'HeaderB' ? 3 : 4).join('   ')}</span>
        <span className={styles.signs}>
          {tools.map(({ icon }) => (
            <Icon key={icon} of={icon} size={24} />
          ))}
          {settings.enable_for_game && (
            <Button size="small" variant="amber" icon={iconSword}>
              {t('play')}
            </Button>
          )}
        </span>
      </div>
      {look !== 'HeaderC' && <Awning />}
    </div>
  )
}
