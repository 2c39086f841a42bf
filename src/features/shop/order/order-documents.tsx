/** Buttons for the documents of an order, and why an order without an invoice has none. */
import { useTranslation } from 'react-i18next'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { DocumentButton } from './document-button.tsx'
import { DocumentByEmail } from './document-by-email.tsx'

interface OrderDocumentsProps {
  order: Pick<Order, 'number' | 'documents'>
  guestEmail: string | null // null: the order belongs to an account
}

export function OrderDocuments({ order: { number, documents }, guestEmail }: OrderDocumentsProps) {
  return documents.map(document =>
    guestEmail ? (
      <DocumentByEmail key={document.id} number={number} document={document} email={guestEmail} />
    ) : (
      <DocumentButton key={document.id} number={number} document={document} />
    ),
  )
}

/** The law provides for an invoice to a consumer only on request before the purchase. */
export function NoInvoiceNote({ documents }: Pick<Order, 'documents'>) {
  const { t } = useTranslation('orders')
  const isSummary = documents.some(({ kind }) => kind === 'summary')
  return isSummary && <small>{t('document.no_invoice')}</small>
}
