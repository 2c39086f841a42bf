/** Opens the invoice in a new tab. The click opens the tab, which loads the file when its short-lived link arrives. */

import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { invoiceLink } from '@/contract/endpoints/shop/after-sale.ts'
import { apiOrigin } from '@/contract/file-url.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'

export function InvoiceButton({ number }: { number: string }) {
  const { t } = useTranslation('orders')
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      const answer = await call(invoiceLink, { params: { number } })
      if (!answer.ok) {
        tab?.close()
        throw new Error(answer.failure.code)
      }
      const address = `${apiOrigin}${answer.value.url}`
      if (tab) tab.location.href = address
      else location.assign(address)
    },
  })
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={iconDownloadSimple}
        busy={open.isPending}
        onClick={() => open.mutate(window.open('', '_blank'))}
      >
        {t('actions.invoice')}
      </Button>
      <ErrorNote>{open.isError && t('actions.invoice_failed')}</ErrorNote>
    </>
  )
}
