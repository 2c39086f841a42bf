/** Dialog for an address with the fields of Italian invoices, validated by the contract's schema. */

import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Address, countries, emptyAddress, taxFieldsOf } from '@/contract/endpoints/account/address.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { fieldProblemsOf } from '@/forms/error-message.ts'
import { useFormErrors } from '@/forms/use-form-errors.ts'
import { Button } from '@/ui/action/button.tsx'
import { Segment } from '@/ui/action/segment.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './dialog-fields.module.css'
import { WorkDialog } from './work-dialog.tsx'

interface AddressDialogProps {
  title: string
  address: Address | null // null creates an address
  name: string // owner of a new address
  locale: Locale
  isPlaceFixed?: boolean // kind and country cannot change, because the VAT depends on them
  isBusy?: boolean
  children?: ReactNode // fields below those of the address
  onDone: (address: Address) => void
  onClose: () => void
}

const place = ['name', 'street', 'street_extra', 'zip', 'city', 'province', 'phone'] as const

export function AddressDialog({
  title,
  address,
  name,
  locale,
  isPlaceFixed,
  isBusy,
  children,
  onDone,
  onClose,
}: AddressDialogProps) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const [form, setForm] = useState<Address>(address ?? emptyAddress(name))
  const { ref, errors, show } = useFormErrors<HTMLDivElement>()
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const send = () => {
    const parsed = Address.safeParse(form)
    if (parsed.success) return onDone(parsed.data)
    show({ code: 'validation', message: '', fields: fieldProblemsOf(parsed.error.issues) })
  }
  const text = (field: Exclude<keyof Address, 'kind' | 'country'>) => (
    <TextField
      key={field}
      label={t(`address.${field}`)}
      value={form[field]}
      name={field}
      error={errors[field]}
      onChange={event => setForm({ ...form, [field]: event.currentTarget.value })}
    />
  )
  return (
    <WorkDialog
      open
      onClose={onClose}
      width={600}
      title={title}
      actions={
        <Button busy={isBusy} onClick={send}>
          {t('react-admin:action.confirm')}
        </Button>
      }
    >
      <div ref={ref} className={styles.fields}>
        {!isPlaceFixed && (
          <Segment
            label={t('address.kind')}
            size="dense"
            value={form.kind}
            onChange={kind => setForm({ ...form, kind })}
            options={[
              { value: 'person', label: t('address.person') },
              { value: 'company', label: t('address.is_company') },
            ]}
          />
        )}
        <div className={styles.pair}>
          {place.map(text)}
          <SelectField
            label={t('address.country')}
            value={form.country}
            disabled={isPlaceFixed}
            options={countries.map(value => ({ value, label: names.of(value) ?? value }))}
            onChange={event => setForm({ ...form, country: event.currentTarget.value as Address['country'] })}
          />
          {taxFieldsOf(form).map(text)}
        </div>
        {children}
      </div>
    </WorkDialog>
  )
}
