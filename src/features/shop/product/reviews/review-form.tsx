/** Stars, a title, some words. What the server refuses is said at the foot; nothing typed is lost. */
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { writeReview } from '@/contract/reviews.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconStar, iconStarFill } from '@/ui/icon/icons.ts'
import styles from './reviews-section.module.css'

export interface ReviewFormProps {
  productId: number
  onWritten(): void
}

export function ReviewForm({ productId, onWritten }: ReviewFormProps) {
  const { t } = useTranslation('reviews')
  const [stars, setStars] = useState(0)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0 || !title.trim() || !text.trim()) return setFault(t('incomplete'))
    setIsBusy(true)
    const answer = await call(writeReview, { params: { id: productId }, body: { stars, title, text } })
    setIsBusy(false)
    if (answer.ok) return onWritten()
    setFault(answer.failure.message || t('failed'))
  }
  return (
    <form className={styles.form} onSubmit={event => void send(event)} noValidate>
      <fieldset className={styles.pick}>
        <legend>{t('your_stars')}</legend>
        {[1, 2, 3, 4, 5].map(value => (
          <label key={value}>
            <input
              type="radio"
              name="stars"
              checked={stars === value}
              aria-label={t('stars', { count: value })}
              onChange={() => setStars(value)}
            />
            <Icon of={value <= stars ? iconStarFill : iconStar} size={30} />
          </label>
        ))}
      </fieldset>
      <TextField
        label={t('title_label')}
        value={title}
        maxLength={80}
        onChange={event => setTitle(event.target.value)}
      />
      <TextAreaField
        label={t('text_label')}
        value={text}
        maxLength={2000}
        onChange={event => setText(event.target.value)}
      />
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <Button type="submit" full busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
