/** Opens a document of an order in a new tab. The click opens the tab, which loads the file when its short-lived link arrives. */

import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { documentLink, type SaleDocument } from '@/contract/endpoints/shop/sale-documents.ts'
import { apiOrigin } from '@/contract/file-url.ts'
import { Button } from '@/ui/action/button.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'

export function DocumentButton({ number, document }: { number: string; document: SaleDocument }) {
  const { t } = useTranslation('orders')
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      const response = await call(documentLink, { params: { number, id: document.id } })
      if (!response.ok) {
        tab?.close()
        throw new Error(response.failure.code)
      }
      const address = `${apiOrigin}${response.value.url}`
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
        {t(`document.${document.kind}`, { number: document.number })}
      </Button>
      <ErrorNote>{open.isError && t('document.failed')}</ErrorNote>
    </>
  )
}
