import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { type Booking, decideBooking } from '@/contract/endpoints/shop/product-requests.ts'
import { Button } from '@/ui/action/button.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import fields from '../../framework/record/dialog-fields.module.css'
import { useContest } from '../../framework/record/use-contest.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './voices.module.css'

interface BookingDialogProps {
  booking: Booking
  day: (date: string) => string
  onClose: () => void
}

/** Confirms or declines a booking with a message in the email. A confirmed booking can be declined later. */
export function BookingDialog({ booking, day, onClose }: BookingDialogProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const resultOf = useCallResult()
  const reread = useReread('bookings')
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState<'accepted' | 'declined'>()
  const contest = useContest<Booking>({
    words: locale => ({
      [t('admin:column.status')]: t(`bookings.status.${locale.status}`),
      [t('bookings.word')]: locale.answer,
    }),
    onTheirs: async () => {
      await reread()
      onClose()
    },
  })
  const send = async (status: 'accepted' | 'declined', version = booking.version) => {
    setBusy(status)
    const mine = { status, answer: answer.trim() }
    const result = await call(decideBooking, { params: { id: booking.id }, body: { ...mine, version } })
    const again = ({ version }: Booking) => void send(status, version)
    if (contest.isLost(result, { base: booking, mine, again })) return setBusy(undefined)
    const answered = resultOf(result, t(`bookings.done.${status}`))
    if (answered) await reread()
    setBusy(undefined)
    if (answered) onClose()
  }
  if (contest.dialog) return contest.dialog
  return (
    <WorkDialog
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
        {booking.note && <blockquote className={fields.said}>{booking.note}</blockquote>}
        <TextAreaField
          dense
          name="answer"
          label={t('bookings.word')}
          hint={t('bookings.word_hint')}
          rows={3}
          maxLength={1000}
          value={answer}
          onChange={event => setAnswer(event.currentTarget.value)}
        />
      </div>
    </WorkDialog>
  )
}
