import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { updateCached } from '@/api/update-cached.ts'
import { type AdminTicket, adminTicket, replyToTicket } from '@/contract/endpoints/admin/after-sale.ts'
import { Button } from '@/ui/action/button.tsx'
import { Check } from '@/ui/form/check.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { useContest } from '../../framework/record/use-contest.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { WorkDialog } from '../../framework/record/work-dialog.tsx'
import styles from './after-sale.module.css'

interface TicketDialogProps {
  id: number
  number: string
  moment: (at: string) => string
  onClose: () => void
}

/** A ticket, oldest message first, and the shop's reply, which is also sent by email. */
export function TicketDialog({ id, number, moment, onClose }: TicketDialogProps) {
  const { t } = useTranslation(['admin-sales', 'admin'])
  const resultOf = useCallResult()
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
    const result = await call(replyToTicket, { params: { id }, body })
    const again = (newer: AdminTicket) => void send(newer)
    if (contest.isLost(result, { base, mine: written(base, body), again })) return setSending(false)
    const ticket = resultOf(result, t('tickets.sent'))
    if (ticket) {
      await updateCached(cache, queryKey, ticket)
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
          name="text"
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

/** Returns the ticket as it is after this reply. */
const written = ({ messages }: AdminTicket, { text, closes }: { text: string; closes: boolean }) => ({
  status: closes ? ('closed' as const) : ('answered' as const),
  messages: [...messages, { id: 0, is_staff: true, name: '', text, at: '' }],
})
