import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, SavedAddress } from '@/contract/endpoints/account/address.ts'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { AddressDialog } from '../../framework/record/address-dialog.tsx'
import styles from './order-entry.module.css'
import type { OrderEntryState } from './use-order-entry.ts'

type Part = 'shipping_address' | 'billing_address'

const plain = ({ id: _, is_default: __, ...address }: SavedAddress): Address => address
const lineOf = ({ company, name, street, city }: Address) =>
  [company || name, street, city].filter(Boolean).join(', ')

/** Delivery and invoice address: from the customer's address book, or entered here. */
export function AddressesPanel({ work, locale }: { work: OrderEntryState; locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const { draft, change } = work
  const isSame = draft.billing_address === null
  const isCompany = (draft.billing_address ?? draft.shipping_address)?.kind === 'company'
  const set = (part: Part, address: Address | null) =>
    change(
      part === 'shipping_address'
        ? { shipping_address: address, ...(address && { country: address.country }) }
        : { billing_address: address },
    )
  return (
    <Panel dense titleAs="h2" title={t('desk.addresses')}>
      <div className={styles.stack}>
        <One work={work} part="shipping_address" locale={locale} onSet={set} />
        <Check
          label={t('desk.same_billing')}
          checked={isSame}
          disabled={!draft.shipping_address}
          onChange={event =>
            change({ billing_address: event.currentTarget.checked ? null : draft.shipping_address })
          }
        />
        {!isSame && <One work={work} part="billing_address" locale={locale} onSet={set} />}
        {!isCompany && (
          <Check
            label={t('desk.wants_invoice')}
            checked={draft.wants_invoice}
            onChange={event => change({ wants_invoice: event.currentTarget.checked })}
          />
        )}
      </div>
    </Panel>
  )
}

interface OneProps {
  work: OrderEntryState
  part: Part
  locale: Locale
  onSet: (part: Part, address: Address | null) => void
}

function One({ work: { desk, draft }, part, locale, onSet }: OneProps) {
  const { t } = useTranslation('admin-sales')
  const [isWriting, setWriting] = useState(false)
  const address = draft[part]
  const savedAddress = desk.addresses.find(
    candidate => JSON.stringify(plain(candidate)) === JSON.stringify(address),
  )
  return (
    <div className={styles.stack}>
      {desk.addresses.length > 0 && (
        <SelectField
          dense
          label={t(`desk.${part}`)}
          empty={address && !savedAddress ? lineOf(address) : t('desk.choose')}
          value={savedAddress ? String(savedAddress.id) : ''}
          options={desk.addresses.map(one => ({ value: String(one.id), label: lineOf(one) }))}
          onChange={event => {
            const chosenAddress = desk.addresses.find(({ id }) => String(id) === event.currentTarget.value)
            if (chosenAddress) onSet(part, plain(chosenAddress))
          }}
        />
      )}
      {address && (
        <address className={styles.address}>
          {address.company && <b>{address.company}</b>}
          <span>{address.name}</span>
          <span>{[address.street, address.street_extra].filter(Boolean).join(', ')}</span>
          <span>
            {[address.zip, address.city, address.province, address.country].filter(Boolean).join(' ')}
          </span>
        </address>
      )}
      <Button variant="ghost" size="dense" onClick={() => setWriting(true)}>
        {t(address ? 'desk.change_address' : 'desk.new_address')}
      </Button>
      {isWriting && (
        <AddressDialog
          title={t(`desk.${part}`)}
          address={address}
          name={desk.customer.name}
          locale={locale}
          onDone={written => {
            onSet(part, written)
            setWriting(false)
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  )
}
