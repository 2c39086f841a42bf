/** Photos of a review. A click enlarges a photo, which can then be deleted. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type AdminReview, type ReviewPhoto, removeReviewPhoto } from '@/contract/endpoints/shop/reviews.ts'
import { fileUrl } from '@/contract/file-url.ts'
import { AdminDialog } from '../../framework/record/admin-dialog.tsx'
import { ConfirmedButton } from '../../framework/record/confirmed-button.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import styles from './review-photos.module.css'

export function ReviewPhotos({ review }: { review: Pick<AdminReview, 'id' | 'title' | 'photos'> }) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const reportResult = useCallResult()
  const reread = useReread('reviews')
  const [open, setOpen] = useState<ReviewPhoto | null>(null)
  const name = (photo: ReviewPhoto) =>
    t('reviews.photo', { number: review.photos.indexOf(photo) + 1, title: review.title })
  const remove = async ({ id }: ReviewPhoto) => {
    const result = await call(removeReviewPhoto, { params: { id: review.id, photo: id } })
    if (!reportResult(result, t('reviews.photo_removed'))) return false
    setOpen(null)
    await reread()
    return true
  }
  return (
    <span className={styles.photos}>
      {review.photos.map(photo => (
        <button key={photo.id} type="button" aria-label={name(photo)} onClick={() => setOpen(photo)}>
          <img src={fileUrl(photo.url)} alt="" loading="lazy" />
        </button>
      ))}
      {open && (
        <AdminDialog
          open
          width={720}
          title={name(open)}
          onClose={() => setOpen(null)}
          actions={
            <ConfirmedButton
              variant="danger"
              size="small"
              label={t('reviews.photo_remove')}
              title={t('react-admin:message.delete_title')}
              lead={name(open)}
              onConfirm={() => remove(open)}
            />
          }
        >
          <img className={styles.large} src={fileUrl(open.url)} alt={name(open)} />
        </AdminDialog>
      )}
    </span>
  )
}
