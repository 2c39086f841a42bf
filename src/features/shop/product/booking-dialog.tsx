/** Booking request (switch `product_booking`); the shop replies by email. Its code is loaded when it is opened. */
import { type FormEvent, useState } from 'react'
import { call } from '@/api/client.ts'
import { bookingDays, bookProduct } from '@/contract/endpoints/shop/product-requests.ts'
import { readWhole } from '@/domain/read-amount.ts'
import { useFormErrors } from '@/forms/use-form-errors.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { Dialog } from '@/ui/light/dialog.tsx'
import { TextAreaField } from '@/ui/light/text-area-field.tsx'
import { TextField } from '@/ui/light/text-field.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import styles from './request-forms.module.css'

export interface BookingDialogProps {
  words: ShopWords
  productId: number
  variantId: number | null
  title: string
  person: { name: string; email: string }
  onClose(): void
}

const dayFrom = (ahead: number): string =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

export default function BookingDialog(props: BookingDialogProps) {
  const { words, productId, variantId, title, person, onClose } = props
  const { t } = words
  const [form, setForm] = useState({ ...person, phone: '', day: dayFrom(7), quantity: '1', note: '' })
  const { ref, errors, summary, show } = useFormErrors()
  const [isDone, setIsDone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const field = (name: keyof typeof form) => ({
    name,
    label: t(`booking.${name}`),
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    const pieces = readWhole(form.quantity)
    const quantity = 'value' in pieces ? pieces.value : Number.NaN // error of the server, shown under its field
    const body = { ...form, quantity, variant_id: variantId }
    const response = await call(bookProduct, { params: { id: productId }, body })
    setIsBusy(false)
    if (response.ok) return setIsDone(true)
    show(response.failure, { fallback: t('failed.text') })
  }
  return (
    <Dialog open title={t('booking.title')} lead={title} onClose={onClose}>
      {isDone ? (
        <Note tone="success">{t('booking.done')}</Note>
      ) : (
        <form ref={ref} className={styles.booking} onSubmit={event => void ask(event)} noValidate>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <div className={styles.pair}>
            <TextField
              {...field('day')}
              type="date"
              min={dayFrom(bookingDays.from)}
              max={dayFrom(bookingDays.to)}
            />
            <TextField {...field('quantity')} inputMode="numeric" />
          </div>
          <TextAreaField {...field('note')} rows={2} maxLength={1000} />
          <ErrorNote>{summary}</ErrorNote>
          <Button type="submit" full busy={isBusy}>
            {t('booking.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
