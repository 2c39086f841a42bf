/**
 * Sends a guest's invoice by email, because it contains the billing address, which the page of the link does not show.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { emailInvoice } from '@/contract/endpoints/shop/guest-orders.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'

export function InvoiceByEmail({ number, email }: { number: string; email: string }) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const [error, setFault] = useState<string>()
  const send = useMutation({
    mutationFn: () => call(emailInvoice, { params: { number } }),
    onSuccess: answer => setFault(answer.ok ? undefined : messages.problem(answer.failure)),
  })
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={iconEnvelope}
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('actions.invoice_email')}
      </Button>
      {send.data?.ok && (
        <Note tone="success" live>
          {t('actions.invoice_sent', { email })}
        </Note>
      )}
      <ErrorNote>{error}</ErrorNote>
    </>
  )
}
