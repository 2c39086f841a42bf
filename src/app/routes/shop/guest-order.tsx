/**
 * The order of a guest, opened by the link in its emails: `/order/BA-1042#<key>`, with `&email=…&proof=…` in the email
 * about their data. The key is in the fragment, so it is not sent to any server, log or other site. This tab stores it
 * for the calls about the order.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { orderKeyShape } from '@/contract/endpoints/shop/guest-orders.ts'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { FindOrder } from '@/features/shop/order/find-order.tsx'
import { ErasedData, GuestData, readProof } from '@/features/shop/order/guest-data.tsx'
import { GuestOrderFrame } from '@/features/shop/order/guest-order-frame.tsx'
import { OrderHead } from '@/features/shop/order/order-head.tsx'
import { SaveOrder } from '@/features/shop/order/save-order.tsx'
import { emailOfOrder, hasOrderKey, storeOrderKey } from '@/stores/order-keys.ts'
import { useLocale, useScreenParams } from '../../screen.ts'
import { OrderScreen } from './order-screen.tsx'

export const areas = ['shop', 'orders', 'payment', 'problems', 'validation']
export { MuiTheme as Frame } from '@/ui/theme/mui-theme.tsx'

export default function GuestOrderPage() {
  const { t } = useTranslation('orders')
  const { hash } = useLocation()
  const { number = '' } = useScreenParams()
  const words = useShopWords(useLocale())
  const [key = '', ...more] = hash.slice(1).split('&')
  const [proven] = useState(() => readProof(more.join('&')))
  const [isErased, setErased] = useState(false)
  if (orderKeyShape.test(key)) storeOrderKey(number, key)
  const lost = (
    <GuestOrderFrame title={t('find.title')} narrow>
      <FindOrder number={number} />
    </GuestOrderFrame>
  )
  if (isErased) return <ErasedData />
  if (!hasOrderKey(number)) return lost
  return (
    <OrderScreen
      number={number}
      whenMissing={lost}
      frame={(order, view) => (
        <GuestOrderFrame title={t('find.order', { number })}>
          <OrderHead order={order} words={words} onReorder={undefined} isReordering={false} />
          {view}
          {order.contact_email && (
            <>
              <SaveOrder order={order} email={emailOfOrder(number) ?? order.contact_email} />
              <GuestData
                number={number}
                email={emailOfOrder(number) ?? order.contact_email}
                proven={proven}
                onErased={() => setErased(true)}
              />
            </>
          )}
        </GuestOrderFrame>
      )}
    />
  )
}
