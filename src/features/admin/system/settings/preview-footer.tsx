import { useTranslation } from 'react-i18next'
import type { Settings } from '@/contract/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { SocialLinks } from '@/ui/content/social-links.tsx'
import styles from './preview-footer.module.css'

export function PreviewFooter({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['admin', 'titles', 'common'])
  const { logo_footer: logo, footer_type: look, company } = settings
  const doors = [
    settings.enable_shop_page && t('titles:shop'),
    settings.enable_catalog && t('titles:collections'),
    settings.enable_promo_page && t('titles:promotions'),
    settings.enable_blog_page && t('titles:blog'),
    settings.enable_for_game && t('titles:game'),
    settings.enable_faq_page && t('titles:faq'),
  ].filter(door => door !== false)
  const seller = [company.name && `© ${company.name}`, company.vat_number].filter(Boolean).join(' · ')
  return (
    <div className={styles.footer} data-look={look}>
      <Awning edge="above" />
      {settings.footer_newsletter && (
        <p className={styles.letter}>
          <span>{t('settings.preview_mail')}</span>
          <Button size="small">{t('settings.preview_join')}</Button>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          <Logo
            name={settings.site_name}
            size={24}
            on="footer"
            {...(logo.url && { picture: { url: logo.url, width: logo.width, height: logo.height } })}
          />
          <p className={styles.about}>{settings.footer_text_extra || t('common:footer.about')}</p>
          <SocialLinks links={settings.footer_social} />
        </div>
        <ul>
          {doors.map(door => (
            <li key={door}>{door}</li>
          ))}
        </ul>
      </div>
      {look === 'FooterC' && <p className={styles.giant}>{settings.site_name}</p>}
      <p className={styles.last}>{settings.footer_copyright || seller}</p>
    </div>
  )
}
