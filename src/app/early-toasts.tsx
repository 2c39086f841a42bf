/**
 * The text of the toast for a product added before the app has started, in one version for guests and one for accounts.
 */
import { useTranslation } from 'react-i18next'
import { nameMark } from '@/contract/added-before-app.ts'
import type { Locale } from '@/contract/locales.ts'
import { href } from '@/contract/paths.ts'
import { useSettings } from '@/stores/settings.ts'
import { Toast, ToastRegion } from '@/ui/overlay/toast.tsx'

const readers = ['guest', 'account'] as const

export function EarlyToasts({ locale }: { locale: Locale }) {
  const { t } = useTranslation('shop')
  const sellsToGuests = useSettings(state => state.settings.enable_guest_checkout)
  return readers.map(reader => (
    <div key={reader} data-reader={reader}>
      <ToastRegion count={1}>
        <Toast
          tone="success"
          isHigh={sellsToGuests}
          onDismiss={() => {}}
          action={sellsToGuests && <a href={href('cart', locale)}>{t('cart.open')}</a>}
        >
          {t(reader === 'guest' && !sellsToGuests ? 'added_guest' : 'added', { name: nameMark })}
        </Toast>
      </ToastRegion>
    </div>
  ))
}
