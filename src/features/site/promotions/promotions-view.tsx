/**
 * Promotions page: the featured promotion with its countdown, other active promotions, upcoming promotions. Each starts
 * and ends automatically.
 */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { type Promotion, promotionState } from '@/contract/endpoints/shop/promotions.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { Container } from '@/ui/content/container.tsx'
import { SectionHead } from '@/ui/content/section-head.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCalendarBlank } from '@/ui/icon/icons.ts'
import { Loading, Skeleton } from '@/ui/state/skeleton.tsx'
import { type PromotionContext, PromotionHero } from './promotion-hero.tsx'
import styles from './promotions.module.css'

export interface PromotionsViewProps {
  promotions: readonly Promotion[]
  now: Date
  context: PromotionContext
  title: string
  productsOf(products: readonly ProductCard[]): ReactNode
}

export function PromotionsView({ promotions, now, context, title, productsOf }: PromotionsViewProps) {
  const { t } = useTranslation('places')
  const running = promotions.filter(promotion => promotionState(promotion, now) === 'running')
  const coming = promotions.filter(promotion => promotionState(promotion, now) === 'coming')
  const [first] = running
  return (
    <Container className={styles.page}>
      {!first && (
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{t('promotions.coming_only')}</p>
        </header>
      )}
      <div className={styles.running}>
        {running.map(promotion => (
          <PromotionHero
            key={promotion.id}
            promotion={promotion}
            context={context}
            as={promotion === first ? 'h1' : 'h2'}
            products={
              promotion.products.length > 0 && (
                <section className={styles.shelf}>
                  <SectionHead title={t('promotions.products')} />
                  {productsOf(promotion.products)}
                </section>
              )
            }
          />
        ))}
      </div>
      {coming.length > 0 && (
        <section className={styles.shelf}>
          <SectionHead title={t('promotions.coming')} />
          <ul className={styles.coming}>
            {coming.map(promotion => (
              <Coming key={promotion.id} promotion={promotion} context={context} />
            ))}
          </ul>
        </section>
      )}
    </Container>
  )
}

function Coming({ promotion, context }: { promotion: Promotion; context: PromotionContext }) {
  const { t } = useTranslation('places')
  const { title, lead, picture, starts_at, slug } = promotion
  return (
    <li id={slug} className={styles.card}>
      {picture && <img src={pictureUrl(picture)} alt="" width={150} height={150} loading="lazy" />}
      <div>
        <p className={styles.date}>
          <Icon of={iconCalendarBlank} size={16} />
          <time dateTime={starts_at}>{t('promotions.starts', { date: context.moment(starts_at) })}</time>
        </p>
        <h3>{title}</h3>
        {lead && <p>{lead}</p>}
      </div>
    </li>
  )
}

/** Placeholder of the featured promotion while it is loading. */
export const PromotionsSkeleton = () => (
  <Container className={styles.page}>
    <Loading>
      <Skeleton height="min(600px, 78vh)" radius={28} />
    </Loading>
  </Container>
)
