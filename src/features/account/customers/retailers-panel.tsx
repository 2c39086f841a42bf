/**
 * The customer's side: pending invitations, and the retailers who see this account; access can be revoked at any time.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { invitationQuery, retailersQuery } from '@/api/customer-queries.ts'
import { failureFrom } from '@/api/failure.ts'
import { acceptRetailer, leaveRetailer } from '@/contract/endpoints/account/customers.ts'
import type { Locale } from '@/contract/locales.ts'
import { dayWords } from '@/i18n/dates.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { PartFailure } from '@/ui/state/part-failure.tsx'
import styles from './customers.module.css'

interface RetailersPanelProps {
  invitation: string | null // token of the email
  locale: Locale
  onAnswered: () => void
}

function Invitation({ token, onAnswered }: { token: string; onAnswered: () => void }) {
  const { t } = useTranslation('orders')
  const cache = useQueryClient()
  const invitation = useQuery(invitationQuery(token))
  const [problem, setFault] = useState<string>()
  const accept = useMutation({
    mutationFn: () => call(acceptRetailer, { body: { token } }),
    onSuccess: response => {
      if (!response.ok)
        return setFault(t(response.failure.code === 'conflict' ? 'retailers.conflict' : 'retailers.invalid'))
      void cache.invalidateQueries({ queryKey: ['retailers'] })
      onAnswered()
    },
  })
  if (invitation.isPending) return null
  if (invitation.isError && failureFrom(invitation.error)?.code !== 'token_invalid')
    return <PartFailure onRetry={invitation.refetch} />
  if (invitation.isError || problem)
    return (
      <Note tone="error" live>
        {problem ?? t('retailers.invalid')}
      </Note>
    )
  return (
    <div className={styles.stack}>
      <h3>{t('retailers.invitation', { name: invitation.data.name })}</h3>
      <p className={styles.lead}>{t('retailers.lead')}</p>
      <div className={styles.buttons}>
        <Button busy={accept.isPending} onClick={() => accept.mutate()}>
          {t('retailers.accept')}
        </Button>
        <Button variant="ghost" onClick={onAnswered}>
          {t('retailers.refuse')}
        </Button>
      </div>
    </div>
  )
}

/** Renders nothing for an account without retailers and invitations. */
export function RetailersPanel({ invitation, locale, onAnswered }: RetailersPanelProps) {
  const { t } = useTranslation('orders')
  const cache = useQueryClient()
  const retailers = useQuery(retailersQuery)
  const leave = useMutation({
    mutationFn: (id: number) => call(leaveRetailer, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['retailers'] }),
  })
  const rows = retailers.data ?? []
  if (!invitation && rows.length === 0) return null
  return (
    <Panel title={t('retailers.title')} titleAs="h2" className={styles.stack}>
      {invitation && <Invitation token={invitation} onAnswered={onAnswered} />}
      {rows.length > 0 && <p className={styles.lead}>{t('retailers.lead')}</p>}
      <ul className={styles.list}>
        {rows.map(retailer => (
          <li key={retailer.id} className={styles.row}>
            <span className={styles.who}>
              <b>{retailer.name}</b>
              {retailer.accepted_at && (
                <small>{t('retailers.since', { day: dayWords(retailer.accepted_at, locale, 'long') })}</small>
              )}
            </span>
            <Button
              size="small"
              variant="ghost"
              busy={leave.isPending}
              onClick={() => leave.mutate(retailer.id)}
            >
              {t('retailers.leave')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
