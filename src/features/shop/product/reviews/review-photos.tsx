/** Thumbnails of a buyer's photos. A click enlarges one. */
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Review } from '@/contract/endpoints/shop/reviews.ts'
import { fileUrl } from '@/contract/file-url.ts'
import styles from './review-photos.module.css'

const ZoomDialog = lazy(() => import('../zoom-dialog.tsx'))

export function ReviewPhotos({ review: { photos, name } }: { review: Pick<Review, 'photos' | 'name'> }) {
  const { t } = useTranslation('reviews')
  const { t: inShop } = useTranslation('shop')
  const [openIndex, setShown] = useState<number | null>(null)
  const alt = t('photos.by', { name })
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={t('photos.open', { number: at + 1, name })}
              onClick={() => setShown(at)}
            >
              <img
                src={fileUrl(photo.url)}
                width={photo.width}
                height={photo.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {openIndex !== null && (
        <Suspense>
          <ZoomDialog
            pictures={photos.map(({ url }) => ({ url, alt }))}
            shownIndex={openIndex}
            name={alt}
            t={inShop}
            onShow={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  )
}
