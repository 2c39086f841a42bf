import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { answerBooking, type Booking } from '@/contract/product-requests.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { useTold } from '../kit/use-told.ts'
import styles from './voices.module.css'

interface BookingDialogProps {
  booking: Booking
  day: (date: string) => string
  onClose: () => void
}

/** Yes or no to a request, with a word in the letter; a yes can still become a no. */
export function BookingDialog({ booking, day, onClose }: BookingDialogProps) {
  const { t } = useTranslation('admin-sales')
  const told = useTold()
  const refresh = useRefresh()
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState<'accepted' | 'declined'>()
  const send = async (status: 'accepted' | 'declined') => {
    setBusy(status)
    const result = await call(answerBooking, {
      params: { id: booking.id },
      body: { status, answer: answer.trim() },
    })
    setBusy(undefined)
    if (!told(result, t(`bookings.done.${status}`))) return
    refresh()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={500}
      title={t('bookings.of', { name: booking.name, day: day(booking.day) })}
      lead={`${booking.quantity} × ${booking.product.title}`}
      actions={
        <>
          <Button variant="ghost" busy={busy === 'declined'} onClick={() => void send('declined')}>
            {t('bookings.decline')}
          </Button>
          {booking.status === 'asked' && (
            <Button busy={busy === 'accepted'} onClick={() => void send('accepted')}>
              {t('bookings.accept')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {booking.note && <blockquote className={styles.said}>{booking.note}</blockquote>}
        <TextAreaField
          label={t('bookings.word')}
          hint={t('bookings.word_hint')}
          rows={3}
          maxLength={1000}
          value={answer}
          onChange={event => setAnswer(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
