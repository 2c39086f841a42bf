/** The featured promotion as a large hero. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Promotion } from '@/contract/endpoints/shop/promotions.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Display } from '@/ui/content/display.tsx'
import { Eyebrow } from '@/ui/content/section-head.tsx'
import { Link } from '@/ui/link.tsx'
import { Countdown } from './countdown.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import styles from './promotion-hero.module.css'

/** Data and functions that promotions get from their page. */
export interface PromotionContext {
  linkTo: LinkTo
  money: (cents: number) => string
  moment: (iso: string) => string // formatted date and time
  still: boolean // reduced motion
  canApply: boolean // the shop sells online and accepts codes
}

interface PromotionHeroProps {
  promotion: Promotion
  context: PromotionContext
  as: 'h1' | 'h2'
  products: ReactNode
}

export function PromotionHero({ promotion, context, as, products }: PromotionHeroProps) {
  const { t } = useTranslation('places')
  const { title, lead, body, picture, ends_at, coupon, categories, slug } = promotion
  return (
    <article id={slug}>
      <div className={styles.window}>
        <div className={styles.words}>
          <Eyebrow>{t('promotions.running')}</Eyebrow>
          <Display as={as} size="hero">
            {title}
          </Display>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Countdown until={new Date(ends_at)} still={context.still} />
          <p className={styles.until}>
            <time dateTime={ends_at}>{t('promotions.ends', { date: context.moment(ends_at) })}</time>
          </p>
          {coupon && <CouponTicket coupon={coupon} money={context.money} canApply={context.canApply} />}
        </div>
        {picture && (
          <div className={styles.stage}>
            <img src={pictureUrl(picture)} alt="" width={760} height={760} fetchPriority="high" />
          </div>
        )}
      </div>
      {body && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: body }} />
      )}
      {products}
      {categories.length > 0 && (
        <nav aria-label={t('promotions.categories')} className={styles.categories}>
          <span>{t('promotions.categories')}</span>
          {categories.map(category => (
            <Link key={category.slug} href={context.linkTo('category', { category: category.slug })}>
              {category.name}
            </Link>
          ))}
        </nav>
      )}
    </article>
  )
}
