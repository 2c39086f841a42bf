/**
 * Sends a document of a guest's order by email, because it contains the billing address, which the page of the link does
 * not show.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { emailDocument, type SaleDocument } from '@/contract/endpoints/shop/sale-documents.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote, Note } from '@/ui/content/note.tsx'
import { iconEnvelope } from '@/ui/icon/icons.ts'

interface DocumentByEmailProps {
  number: string
  document: SaleDocument
  email: string
}

export function DocumentByEmail({ number, document, email }: DocumentByEmailProps) {
  const { t } = useTranslation('orders')
  const messages = useProblemMessage()
  const [error, setFault] = useState<string>()
  const send = useMutation({
    mutationFn: () => call(emailDocument, { params: { number, id: document.id } }),
    onSuccess: response => setFault(response.ok ? undefined : messages.problem(response.failure)),
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
        {t('document.by_email', { document: t(`document.${document.kind}`, { number: document.number }) })}
      </Button>
      {send.data?.ok && (
        <Note tone="success" live>
          {t('document.sent', { email })}
        </Note>
      )}
      <ErrorNote>{error}</ErrorNote>
    </>
  )
}
