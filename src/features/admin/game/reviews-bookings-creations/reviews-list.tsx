/** Reviews of all products, unmoderated ones first: published or hidden from the row. */
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminReview, moderateReview, reviewStatuses } from '@/contract/endpoints/shop/reviews.ts'
import { type Locale, localeFacts } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { Link } from '@/ui/link.tsx'
import { Stars } from '@/ui/shop/stars.tsx'
import { ListFrame } from '../../framework/list/list-frame.tsx'
import { useContest } from '../../framework/record/use-contest.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { ReviewPhotos } from './review-photos.tsx'
import styles from './voices.module.css'

interface ReviewsListProps {
  title: string
  locale: Locale
  linkTo: LinkTo
}

type Status = AdminReview['status']
const tones: Record<Status, BadgeTone> = { pending: 'warning', published: 'success', hidden: 'muted' }

export function ReviewsList({ title, locale, linkTo }: ReviewsListProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const day = (at: string) => dayWords(at, locale)
  return (
    <ListFrame
      resource="reviews"
      title={title}
      sort={{ field: 'position', order: 'ASC' }}
      searchHint={t('reviews.search')}
      emptyTitle={t('reviews.empty')}
      tabs={[
        { id: 'all', label: t('all'), filter: {} },
        ...reviewStatuses.map(status => ({
          id: status,
          label: t(`reviews.status.${status}`),
          filter: { status },
        })),
      ]}
      table={{ rowClick: false }}
    >
      <DataTable.Col
        source="stars"
        disableSort
        label={t('reviews.stars')}
        render={(row: AdminReview) => (
          <Stars value={row.stars} label={t('reviews.of_five', { count: row.stars })} />
        )}
      />
      <DataTable.Col
        source="text"
        disableSort
        label={t('reviews.review')}
        render={(row: AdminReview) => (
          <span className={styles.review} lang={localeFacts[row.locale].iso}>
            <b>{row.title}</b>
            <span>{row.text}</span>
            <small>
              {row.name} · {day(row.created_at)} · {localeFacts[row.locale].name}
            </small>
            {row.photos.length > 0 && <ReviewPhotos review={row} />}
          </span>
        )}
      />
      <DataTable.Col
        source="product"
        disableSort
        label={t('admin:column.product')}
        render={(row: AdminReview) => (
          <Link
            className={styles.plain}
            href={linkTo('product', { category: row.product.category_slug, slug: row.product.slug })}
          >
            {row.product.title}
          </Link>
        )}
      />
      <DataTable.Col
        source="status"
        disableSort
        label={t('admin:column.status')}
        render={(row: AdminReview) => (
          <Badge tone={tones[row.status]}>{t(`reviews.status.${row.status}`)}</Badge>
        )}
      />
      <DataTable.Col
        align="right"
        source="act"
        disableSort
        label=""
        render={(row: AdminReview) => <Judge review={row} />}
      />
    </ListFrame>
  )
}

function Judge({ review }: { review: AdminReview }) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const resultOf = useCallResult()
  const reread = useReread('reviews')
  const [isBusy, setBusy] = useState(false)
  const contest = useContest<AdminReview>({
    words: locale => ({
      [t('admin:column.status')]: t(`reviews.status.${locale.status}`),
      [t('reviews.review')]: [locale.title, locale.text].join(' · '),
    }),
    onTheirs: reread,
  })
  const judge = async (status: Status, version = review.version) => {
    setBusy(true)
    const result = await call(moderateReview, { params: { id: review.id }, body: { status, version } })
    const again = (newer: AdminReview) => void judge(status, newer.version)
    const isLost = contest.isLost(result, { base: review, mine: { status }, again })
    if (!isLost && resultOf(result, t(`reviews.done.${status}`))) await reread()
    setBusy(false)
  }
  return (
    <span className={styles.acts}>
      {contest.dialog}
      {review.status !== 'published' && (
        <Button
          variant="ghost"
          size="dense"
          busy={isBusy}
          aria-label={t('reviews.publish_of', { title: review.title })}
          onClick={() => void judge('published')}
        >
          {t('reviews.publish')}
        </Button>
      )}
      {review.status !== 'hidden' && (
        <Button
          variant="ghost"
          size="dense"
          busy={isBusy}
          aria-label={t('reviews.hide_of', { title: review.title })}
          onClick={() => void judge('hidden')}
        >
          {t('reviews.hide')}
        </Button>
      )}
    </span>
  )
}
