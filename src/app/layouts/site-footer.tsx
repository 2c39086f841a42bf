/** Footer (specification notes §2): flagged pages, shop and collection links, newsletter, extra text, social links, copyright. */
import { type CSSProperties, lazy, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company, Settings } from '@/contract/settings.ts'
import { NewsletterBox } from '@/features/site/newsletter/newsletter-box.tsx'
import { useSettings } from '@/stores/settings.ts'
import { Awning } from '@/ui/brand/awning.tsx'
import { Logo } from '@/ui/brand/logo.tsx'
import { SocialLinks } from '@/ui/content/social-links.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconBank, iconCreditCard, iconEnvelope, iconMoney } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { useHref, useLocale } from '../screen.ts'
import { usePrivacyHref } from '../use-privacy-href.ts'
import type { MenuEntry } from './menu.ts'
import { SellerIdentity } from './seller-identity.tsx'
import styles from './site-footer.module.css'

const PriceCountry = lazy(() => import('./price-country.tsx'))

/** Whether each country of delivery has its own prices (decision 0079). */
const pricesDiffer = ({ by_country, prices }: Settings['tax']): boolean => by_country && prices === 'net'

const payIcons = { card: iconCreditCard, transfer: iconBank, cash: iconMoney, sepa_debit: iconBank }

interface SiteFooterProps {
  pages: readonly MenuEntry[]
  onConsent?(): void // undefined on an error page, which loads nothing more
  isReduced?: boolean // during payment: contact, legal pages and payment methods, nothing that leads away
}

export const SiteFooter = memo(function SiteFooter({ isReduced, ...props }: SiteFooterProps) {
  return isReduced ? <ReducedFooter {...props} /> : <WholeFooter {...props} />
})

function ReducedFooter({ pages, onConsent }: SiteFooterProps) {
  const { t } = useTranslation('common')
  const { company, tax } = useSettings(state => state.settings)
  return (
    <footer className={styles.footer} data-ground="night" data-reduced="">
      <div className={styles.inner}>
        <nav aria-label={t('footer.help')} className={styles.help}>
          <Mail to={company.email} />
          {pages.map(entry => (
            <Link key={entry.key} href={entry.href} className={styles.link}>
              {entry.label}
            </Link>
          ))}
        </nav>
        {pricesDiffer(tax) && (
          <Suspense>
            <PriceCountry isHidden />
          </Suspense>
        )}
        <PaymentMarks />
        <SellerIdentity />
        <LastRow onConsent={onConsent} />
      </div>
    </footer>
  )
}

function LastRow({ onConsent }: Pick<SiteFooterProps, 'onConsent'>) {
  const { t } = useTranslation('common')
  const to = useHref()
  const { footer_copyright, company } = useSettings(state => state.settings)
  return (
    <div className={styles.last}>
      <span>{footer_copyright || sellerLine(company)}</span>
      <Link href={to('withdrawal')} className={styles.legal}>
        {t('footer.withdrawal')}
      </Link>
      <a href="/licenses.txt" className={styles.legal}>
        {t('footer.licences')}
      </a>
      {onConsent && (
        <button type="button" className={styles.legal} onClick={onConsent}>
          {t('footer.consent')}
        </button>
      )}
    </div>
  )
}

function WholeFooter({ pages, onConsent }: SiteFooterProps) {
  const { t } = useTranslation('common')
  const { settings } = useSettings()
  const { logo_footer: logo, footer_type: look } = settings
  return (
    <footer className={styles.footer} data-ground="night" data-look={look}>
      <Awning edge="above" />
      <div className={styles.inner}>
        {settings.footer_newsletter && onConsent && <Newsletter />}
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo
              name={settings.site_name}
              size={24}
              on="footer"
              {...(logo.url && { picture: { url: logo.url, width: logo.width, height: logo.height } })}
            />
            <p>{settings.footer_text_extra || t('footer.about')}</p>
            <Mail to={settings.company.email} />
            <div className={styles.social}>
              <SocialLinks links={settings.footer_social} />
            </div>
          </div>
          <FooterLists pages={pages} />
        </div>
        {look === 'FooterC' && <GiantName name={settings.site_name} />}
        {pricesDiffer(settings.tax) && (
          <Suspense>
            <PriceCountry />
          </Suspense>
        )}
        <PaymentMarks />
        <SellerIdentity />
        <LastRow onConsent={onConsent} />
      </div>
    </footer>
  )
}

const Newsletter = () => <NewsletterBox locale={useLocale()} privacyHref={usePrivacyHref()} />

/** The seller, if the shop has not set another line. */
const sellerLine = ({ name, vat_number }: Company): string =>
  [name && `© ${name}`, vat_number].filter(Boolean).join(' · ')

/** The contact address that emails, FAQ and error messages link to. */
const Mail = ({ to }: { to: string }) =>
  to && (
    <a href={`mailto:${to}`} className={styles.mail}>
      <Icon of={iconEnvelope} size={18} />
      {to}
    </a>
  )

/** The payment methods, shown before there is anything to pay. */
function PaymentMarks() {
  const { t } = useTranslation('common')
  const { payment_methods: methods, payment_kinds: kinds } = useSettings(state => state.settings)
  if (!methods?.length) return null // no methods, or cached settings of an older version
  const marks = methods.flatMap(method => {
    const online = method === 'card' ? kinds : undefined
    return online?.length ? online.filter(kind => kind !== 'link') : [method] // Link is a wallet of cards that buyers do not look for
  })
  return (
    <ul className={styles.marks} aria-label={t('footer.payments')}>
      {marks.map(mark => (
        <li key={mark}>
          {mark in payIcons && <Icon of={payIcons[mark as keyof typeof payIcons]} size={18} />}
          {t(`footer.pay.${mark}`)}
        </li>
      ))}
    </ul>
  )
}

/**
 * The name across the whole page with a creature above it. Hidden from screen readers, because the logo contains the
 * name.
 */
const GiantName = ({ name }: { name: string }) => (
  <p className={styles.giant} aria-hidden="true" style={{ '--letters': name.length } as CSSProperties}>
    <img src="/assets/characters/ondalice/creature.webp" alt="" loading="lazy" width={220} height={220} />
    {name}
  </p>
)

function FooterLists({ pages }: { pages: readonly MenuEntry[] }) {
  const { t } = useTranslation('common')
  const { t: nav } = useTranslation('nav')
  const { t: title } = useTranslation('titles')
  const to = useHref()
  const { settings } = useSettings()
  const shop: MenuEntry[] = []
  if (settings.enable_shop_page) {
    shop.push({ key: 'shop', label: t('footer.all_products'), href: to('shop') })
    shop.push({ key: 'favourites', label: nav('favourites'), href: to('favourites') })
  }
  if (settings.enable_catalog)
    shop.push({ key: 'collections', label: nav('collections'), href: to('collections') })
  if (settings.enable_promo_page)
    shop.push({ key: 'promo', label: title('promotions'), href: to('promotions') })
  if (settings.enable_blog_page) shop.push({ key: 'blog', label: title('blog'), href: to('blog') })
  const game: MenuEntry[] = [{ key: 'characters', label: nav('characters'), href: to('characters') }]
  if (settings.enable_for_game) {
    game.unshift({ key: 'play', label: t('footer.play_now'), href: to('game') })
    game.push({ key: 'lobby', label: nav('lobby'), href: to('lobby') })
  }
  const help = [...pages]
  if (settings.enable_faq_page) help.push({ key: 'faq', label: title('faq'), href: to('faq') })
  return (
    <>
      <FooterList name={t('footer.shop')} entries={shop} />
      <FooterList name={t('footer.game')} entries={game} />
      <FooterList name={t('footer.help')} entries={help} />
    </>
  )
}

function FooterList({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label={name}>
      <h2 className={styles.heading}>{name}</h2>
      {entries.map(entry => (
        <Link key={entry.key} href={entry.href} className={styles.link}>
          {entry.label}
        </Link>
      ))}
    </nav>
  )
}
