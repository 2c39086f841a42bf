import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { documentLink, type SaleDocument } from '@/contract/endpoints/shop/sale-documents.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconReceipt } from '@/ui/icon/admin-icons.ts'
import { useRefuse } from './use-refuse.ts'

interface DocumentLinkProps {
  number: string // of the order
  document: Pick<SaleDocument, 'id' | 'kind' | 'number'>
}

/** Opens the PDF of a document in a new tab. */
export function DocumentLink({ number, document: { id, kind, number: own } }: DocumentLinkProps) {
  const { t } = useTranslation('admin-sales')
  const refuse = useRefuse()
  const open = async () => {
    const result = await call(documentLink, { params: { number, id } })
    if (result.ok) window.open(result.value.url, '_blank', 'noopener')
    else refuse(result.failure)
  }
  return (
    <Button variant="ghost" size="dense" icon={iconReceipt} onClick={() => void open()}>
      {t(`documents.kind.${kind}`, { number: own })}
    </Button>
  )
}
