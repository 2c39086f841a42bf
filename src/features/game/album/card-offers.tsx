import { useTranslation } from 'react-i18next'
import { codeName, type Rarity } from '@/contract/endpoints/game/characters.ts'
import type { CardOffer } from '@/contract/endpoints/game/packs.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { SiteSettings } from '@/contract/settings.ts'
import { formatMoney } from '@/domain/money.ts'
import { Link } from '@/ui/link.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import styles from './card-offers.module.css'

/** Sorts offers by certainty: the card itself, packs by cost per chance, albums. Sold-out offers are last. Pure. */
const ranks: Record<CardOffer['kind'], number> = { single: 0, pack: 1, album: 2 }
const AFTER_ALL = 3

const rankOf = ({ kind, stock }: CardOffer): number => ranks[kind] + (stock === 'out' ? AFTER_ALL : 0)

const costPerChance = ({ price, chance }: CardOffer): number => (chance ? price / chance : price)

export const orderOffers = (offers: readonly CardOffer[]): CardOffer[] =>
  [...offers].sort((a, b) => rankOf(a) - rankOf(b) || costPerChance(a) - costPerChance(b))

export type OfferNews = readonly CardOffer[] | 'loading' | 'failed'

export interface CardOffersProps {
  offers: OfferNews
  rarity: Rarity
  currency: SiteSettings['website_currency']
  locale: Locale
  linkTo: LinkTo
  onAskOffers(): unknown // retries after a failure; a returned promise is awaited
}

/** Ways to get this card: on its own, in a pack with the odds of its rarity, or an album to store it. */
export function CardOffers(props: CardOffersProps) {
  const { offers, onAskOffers } = props
  const { t } = useTranslation('album')
  return (
    <section className={styles.offers}>
      <h3>{t('detail.get')}</h3>
      {offers === 'loading' && <p aria-busy="true">{t('detail.get_loading')}</p>}
      {offers === 'failed' && <PartFailure onRetry={onAskOffers}>{t('detail.get_failed')}</PartFailure>}
      {Array.isArray(offers) && offers.length === 0 && <p>{t('detail.get_none')}</p>}
      {Array.isArray(offers) && offers.length > 0 && (
        <ul>
          {orderOffers(offers).map(offer => (
            <li key={`${offer.category}/${offer.slug}`}>
              <OfferLink offer={offer} {...props} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OfferLink({ offer, rarity, currency, locale, linkTo }: CardOffersProps & { offer: CardOffer }) {
  const { t } = useTranslation(['album', 'game'])
  const iso = formatTag(locale)
  const { kind, category, slug, title, picture, price, chance, stock } = offer
  const percent =
    chance === null ? '' : chance.toLocaleString(iso, { style: 'percent', maximumFractionDigits: 1 })
  const rarityName = t(`rarity.${codeName(rarity)}`, { ns: 'game' })
  return (
    <Link href={linkTo('product', { category, slug })} className={styles.offer}>
      <img src={pictureUrl(picture.url)} alt="" width={44} height={44} loading="lazy" />
      <span className={styles.words}>
        <b>{title}</b>
        <small>
          {[
            chance === null ? t(`detail.kind.${kind}`) : t('detail.chance', { percent, rarity: rarityName }),
            stock === 'out' && t('detail.sold_out'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <b className={styles.price}>{formatMoney(price, iso, currency)}</b>
    </Link>
  )
}
