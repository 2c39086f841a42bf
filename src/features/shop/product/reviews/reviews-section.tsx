/** Reviews of buyers: distribution of stars, texts, and a form for buyers of the product. Loaded after the page. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { myReviewQuery, reviewsQuery } from '@/api/review-queries.ts'
import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import type { Review, ReviewsResponse } from '@/contract/endpoints/shop/reviews.ts'
import { formatTag, type Locale, localeFacts } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCheckCircle, iconGlobe } from '@/ui/icon/icons.ts'
import { Stars } from '@/ui/shop/stars.tsx'
import { Meter } from '@/ui/state/meter.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import styles from './reviews-section.module.css'

const ReviewForm = lazy(() => import('./review-form.tsx'))

/** Name of a language in the reader's language: `tedesco`. Falls back to its native name if the browser has none. */
function languageName(of: Locale, reader: Locale): string {
  try {
    return new Intl.DisplayNames(formatTag(reader), { type: 'language' }).of(of) ?? localeFacts[of].name
  } catch {
    return localeFacts[of].name
  }
}

export interface ReviewsSectionProps {
  productId: number
  locale: Locale
  userId: number | null
}

export default function ReviewsSection({ productId, locale, userId }: ReviewsSectionProps) {
  const { t } = useTranslation('reviews')
  const [page, setPage] = useState(1)
  const reviews = useQuery(reviewsQuery({ locale, userId }, productId, page))
  if (!reviews.data) return null
  const { data, meta } = reviews.data
  const pages = Math.ceil(meta.total / meta.per_page)
  return (
    <section className={styles.reviews} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className={styles.columns}>
        <div>
          <Counted answer={reviews.data} locale={locale} />
          <p className={styles.checked}>{t('checked')}</p>
          <Writing productId={productId} userId={userId} />
        </div>
        <div>
          {data.length === 0 && <p className={styles.none}>{t('none')}</p>}
          <ul>
            {data.map(review => (
              <Said key={review.id} review={review} locale={locale} />
            ))}
          </ul>
          {pages > 1 && (
            <div className={styles.more}>
              <Button variant="ghost" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t('newer')}
              </Button>
              <Button
                variant="ghost"
                size="small"
                disabled={page === pages}
                onClick={() => setPage(page + 1)}
              >
                {t('older')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function Counted({ answer, locale }: { answer: ReviewsResponse; locale: Locale }) {
  const { t } = useTranslation('reviews')
  const { average, meta } = answer
  if (average === null) return null
  const averageText = new Intl.NumberFormat(formatTag(locale), { minimumFractionDigits: 1 }).format(average)
  return (
    <>
      <p className={styles.average}>{averageText}</p>
      <Stars
        value={average}
        label={t('average', { average: averageText })}
        text={t('count', { count: meta.total })}
      />
      {meta.total >= countedFrom && <Bars answer={answer} locale={locale} />}
    </>
  )
}

const countedFrom = 5 // number of reviews below which shares are not meaningful

function Bars({ answer: { counts, meta }, locale }: { answer: ReviewsResponse; locale: Locale }) {
  const { t } = useTranslation('reviews')
  return (
    <ul className={styles.bars}>
      {[5, 4, 3, 2, 1].map(stars => {
        const part = (counts[stars - 1] ?? 0) / meta.total
        return (
          <li key={stars}>
            <span>{stars}</span>
            <Meter tone="amber" label={t('stars', { count: stars })} value={part} />
            <span>{new Intl.NumberFormat(formatTag(locale), { style: 'percent' }).format(part)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Said({ review, locale }: { review: Review; locale: Locale }) {
  const { t } = useTranslation('reviews')
  const day = dayWords(review.created_at, locale, 'long')
  const style = avatarStyle(review.picture)
  return (
    <li className={styles.said}>
      <header>
        <Avatar style={style} src={style === undefined ? review.picture : null} size={40} />
        <div>
          <b>{review.name}</b>
          <p>
            <Icon of={iconCheckCircle} size={15} /> {t('verified')} · {day}
          </p>
        </div>
        <Stars value={review.stars} label={t('stars', { count: review.stars })} />
      </header>
      {/* Marks the language of the review for browsers that translate pages. */}
      <div lang={review.locale} translate="yes">
        <h3>{review.title}</h3>
        <p>{review.text}</p>
      </div>
      {review.locale !== locale && (
        <p className={styles.language}>
          <Icon of={iconGlobe} size={15} />{' '}
          {t('written_in', { language: languageName(review.locale, locale) })}
        </p>
      )}
      {review.photos.length > 0 && <ReviewPhotos review={review} />}
    </li>
  )
}

function Writing({ productId, userId }: Pick<ReviewsSectionProps, 'productId' | 'userId'>) {
  const { t } = useTranslation('reviews')
  const [isOpen, setIsOpen] = useState(false)
  const mine = useQuery({ ...myReviewQuery(userId ?? 0, productId), enabled: userId !== null })
  if (userId === null) return <p className={styles.bar}>{t('bar.guest')}</p>
  if (!mine.data) return null
  if (mine.data.bar !== 'none') {
    const key = mine.data.bar === 'written' ? `bar.${mine.data.status ?? 'pending'}` : 'bar.not_bought'
    return <p className={styles.bar}>{t(key)}</p>
  }
  const open = (
    <Button variant="ghost" full busy={isOpen} onClick={() => setIsOpen(true)}>
      {t('write')}
    </Button>
  )
  if (!isOpen) return open
  return (
    <Suspense fallback={open}>
      <ReviewForm productId={productId} onWritten={() => void mine.refetch()} />
    </Suspense>
  )
}
