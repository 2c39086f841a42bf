import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { type AdminTicket, adminTicket, answerTicket } from '@/contract/order-administration.ts'
import { Button } from '@/ui/action/button.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { useContest } from '../kit/use-contest.tsx'
import { useReread } from '../kit/use-reread.ts'
import { useTold } from '../kit/use-told.ts'
import { WorkDialog } from '../kit/work-dialog.tsx'
import styles from './after-sale.module.css'

interface TicketDialogProps {
  id: number
  number: string
  moment: (at: string) => string
  onClose: () => void
}

/** One conversation, oldest first, and the shop's answer, which goes by letter too. */
export function TicketDialog({ id, number, moment, onClose }: TicketDialogProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const told = useTold()
  const reread = useReread('tickets')
  const cache = useQueryClient()
  const [text, setText] = useState('')
  const [closes, setCloses] = useState(false)
  const [isSending, setSending] = useState(false)
  const queryKey = ['admin', 'ticket', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => callOrThrow(adminTicket, { params: { id } }),
  })
  const contest = useContest<AdminTicket>({
    words: ({ status, messages }) => ({
      [t('admin:column.status')]: t(`tickets.status.${status}`),
      [t('tickets.last')]: messages.at(-1)?.text,
    }),
    onTheirs: async () => void (await refetch()),
  })
  const send = async (base: AdminTicket) => {
    setSending(true)
    const body = { text: text.trim(), closes, version: base.version }
    const result = await call(answerTicket, { params: { id }, body })
    const again = (newer: AdminTicket) => void send(newer)
    if (contest.isLost(result, { base, mine: written(base, body), again })) return setSending(false)
    const ticket = told(result, t('tickets.sent'))
    if (ticket) {
      cache.setQueryData(queryKey, ticket)
      await reread()
    }
    setSending(false)
    if (ticket) onClose()
  }
  if (contest.dialog) return contest.dialog
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={600}
      title={t('tickets.of', { number })}
      actions={
        <Button
          disabled={!data || text.trim() === ''}
          busy={isSending}
          onClick={() => data && void send(data)}
        >
          {t('tickets.send')}
        </Button>
      }
    >
      <div className={styles.fields}>
        {!data && !error && <Skeleton height={120} radius={12} />}
        {error && !data && <PartFailure onRetry={refetch} />}
        <ol className={styles.talk}>
          {data?.messages.map(message => (
            <li key={message.id} data-staff={message.is_staff}>
              <small>
                {message.name} · {moment(message.at)}
              </small>
              <p>{message.text}</p>
            </li>
          ))}
        </ol>
        <TextAreaField
          dense
          label={t('tickets.answer')}
          rows={4}
          maxLength={4000}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <Check
          label={t('tickets.closes')}
          checked={closes}
          onChange={event => setCloses(event.currentTarget.checked)}
        />
      </div>
    </WorkDialog>
  )
}

/** The conversation as it would stand with this answer. */
const written = ({ messages }: AdminTicket, { text, closes }: { text: string; closes: boolean }) => ({
  status: closes ? ('closed' as const) : ('answered' as const),
  messages: [...messages, { id: 0, is_staff: true, name: '', text, at: '' }],
})
