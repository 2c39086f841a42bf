/** Stars, title, text, up to three photos. Loaded when a buyer opens it. Errors of the server are shown at the bottom, and the input is kept. */
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { writeReview } from '@/contract/endpoints/shop/reviews.ts'
import { useFormErrors } from '@/forms/use-form-errors.ts'
import { Button } from '@/ui/action/button.tsx'
import { Rating } from '@/ui/form/rating.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import { PhotoField } from './photo-field.tsx'
import styles from './reviews-section.module.css'
import { usePhotoDraft } from './use-photo-draft.ts'

export interface ReviewFormProps {
  productId: number
  onWritten(): void
}

export default function ReviewForm({ productId, onWritten }: ReviewFormProps) {
  const { t } = useTranslation('reviews')
  const [stars, setStars] = useState(0)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const { ref, errors, summary, show, clear } = useFormErrors()
  const [isIncomplete, setIncomplete] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const draft = usePhotoDraft()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    clear()
    const isMissing = stars === 0 || !title.trim() || !text.trim()
    setIncomplete(isMissing)
    if (isMissing) return
    setIsBusy(true)
    const response = await call(writeReview, {
      params: { id: productId },
      body: { stars, title, text, photos: draft.photos.map(({ id }) => id) },
    })
    setIsBusy(false)
    if (response.ok) return onWritten()
    show(response.failure, { fallback: t('failed') })
  }
  const said = isIncomplete ? t('incomplete') : (errors.stars ?? summary)
  return (
    <MuiTheme>
      <form ref={ref} className={styles.form} onSubmit={event => void send(event)} noValidate>
        <Rating
          name="stars"
          label={t('your_stars')}
          value={stars}
          textOf={count => t(count === 0 ? 'no_stars' : 'stars', { count })}
          onChange={setStars}
        />
        <TextField
          name="title"
          error={errors.title}
          label={t('title_label')}
          value={title}
          maxLength={80}
          onChange={event => setTitle(event.target.value)}
        />
        <TextAreaField
          name="text"
          error={errors.text}
          label={t('text_label')}
          value={text}
          maxLength={2000}
          onChange={event => setText(event.target.value)}
        />
        <PhotoField draft={draft} error={errors.photos} />
        {said && (
          <p role="alert" className={styles.fault}>
            {said}
          </p>
        )}
        <Button type="submit" full busy={isBusy} disabled={draft.isSending}>
          {t('send')}
        </Button>
      </form>
    </MuiTheme>
  )
}
