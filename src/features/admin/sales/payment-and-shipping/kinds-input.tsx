/** Online payment methods of the checkout. The provider shows those that the buyer's device and country support. */
import { useTranslation } from 'react-i18next'
import { type PaymentKind, paymentKinds } from '@/contract/endpoints/shop/orders.ts'
import { Check } from '@/ui/form/check.tsx'
import { useField } from '../../framework/fields/inputs.tsx'
import styles from './methods.module.css'

export function KindsInput({ isTest }: { isTest: boolean }) {
  const { t } = useTranslation('admin-sales')
  const { value, change } = useField<PaymentKind[]>('kinds')
  return (
    <fieldset className={styles.countries}>
      <legend>{t('payments.kinds')}</legend>
      <p>{t(isTest ? 'payments.kinds_test' : 'payments.kinds_text')}</p>
      <div>
        {paymentKinds.map(kind => (
          <Check
            key={kind}
            label={t(`payments.kind.${kind}`)}
            checked={value.includes(kind)}
            onChange={event =>
              change(
                paymentKinds.filter(candidate =>
                  candidate === kind ? event.currentTarget.checked : value.includes(candidate),
                ),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
