/** Addresses of a customer: the address book of an account, which the shop can edit, and the addresses of orders. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { AdminCustomer, BookAddress } from '@/contract/endpoints/admin/customers.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { useMay } from '@/stores/session.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { iconPencilSimple, iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { AddressDialog } from '../../framework/record/address-dialog.tsx'
import { ConfirmDialog } from '../../framework/record/confirm-dialog.tsx'
import { useContest } from '../../framework/record/use-contest.tsx'
import { useCallResult } from '../../framework/record/use-refuse.ts'
import { useReread } from '../../framework/record/use-reread.ts'
import { addAddress, changeAddress, removeAddress } from './user-calls.ts'
import styles from './users.module.css'

/** The address that a dialog edits; null is a new one. */
type Edited = BookAddress | null

export function AddressesPanel({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin-sales')
  const may = useMay()
  const [editedAddress, setEditedAddress] = useState<Edited>()
  const [removedAddress, setRemovedAddress] = useState<BookAddress>()
  const { user_id, address_book, addresses } = customer
  const mayWrite = may('admin:customers:write') && user_id !== null
  if (!mayWrite && address_book.length + addresses.length === 0) return null
  return (
    <Panel dense titleAs="h2" title={t('users.addresses')}>
      {address_book.length > 0 && (
        <ul className={styles.addresses}>
          {address_book.map(address => (
            <li key={address.id}>
              {address.is_default && <Badge tone="plain">{t('customers.is_default')}</Badge>}
              <AddressLines address={address} />
              {mayWrite && (
                <div className={styles.actions}>
                  <Button
                    variant="ghost"
                    size="dense"
                    icon={iconPencilSimple}
                    aria-label={t('customers.change_address_of', { address: lineOf(address) })}
                    onClick={() => setEditedAddress(address)}
                  >
                    {t('customers.change_address')}
                  </Button>
                  <Button
                    variant="ghost"
                    size="dense"
                    icon={iconTrash}
                    aria-label={t('customers.remove_address_of', { address: lineOf(address) })}
                    onClick={() => setRemovedAddress(address)}
                  >
                    {t('customers.remove')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Button variant="soft" size="dense" icon={iconPlus} onClick={() => setEditedAddress(null)}>
          {t('customers.add_address')}
        </Button>
      )}
      {user_id !== null && addresses.length > 0 && (
        <h3 className={styles.group}>{t('customers.other_addresses')}</h3>
      )}
      {addresses.length > 0 && (
        <ul className={styles.addresses}>
          {addresses.map(address => (
            <li key={JSON.stringify(address)}>
              <AddressLines address={address} />
            </li>
          ))}
        </ul>
      )}
      {editedAddress !== undefined && (
        <EditAddress customer={customer} saved={editedAddress} onClose={() => setEditedAddress(undefined)} />
      )}
      {removedAddress && (
        <RemoveAddress
          customer={customer}
          saved={removedAddress}
          onClose={() => setRemovedAddress(undefined)}
        />
      )}
    </Panel>
  )
}

const lineOf = ({ company, name, street, city }: Address): string =>
  [company || name, street, city].filter(Boolean).join(', ')

const AddressLines = ({ address }: { address: Address }) => (
  <address className={styles.address}>
    <b>{address.company || address.name}</b>
    {address.company && <span>{address.name}</span>}
    <span>{[address.street, address.street_extra].filter(Boolean).join(', ')}</span>
    <span>{[address.zip, address.city, address.province, address.country].filter(Boolean).join(' ')}</span>
    {address.phone && <a href={`tel:${address.phone}`}>{address.phone}</a>}
  </address>
)

interface DialogProps<Saved> {
  customer: AdminCustomer
  saved: Saved
  onClose: () => void
}

const addressIn = ({ id: _, is_default: __, version: ___, ...address }: BookAddress): Address => address

function EditAddress({ customer, saved, onClose }: DialogProps<Edited>) {
  const { t } = useTranslation('admin-sales')
  const locale = useLocaleOfTexts()
  const resultOf = useCallResult()
  const reread = useReread('customers')
  const [isDefault, setDefault] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const wordsOf = useAddressWords()
  const finish = async () => {
    await reread()
    onClose()
  }
  const contest = useContest<BookAddress>({ words: wordsOf, onTheirs: finish })
  const send = async (address: Address, base: Edited = saved) => {
    setBusy(true)
    const body = { address, is_default: isDefault || (base?.is_default ?? false) }
    const result = base
      ? await changeAddress(customer.id, base.id, { ...body, version: base.version })
      : await addAddress(customer.id, body)
    const isLost =
      base !== null &&
      contest.isLost(result, { base, mine: address, again: theirs => void send(address, theirs) })
    if (!isLost && resultOf(result, t('customers.address_saved'))) await finish()
    setBusy(false)
  }
  return (
    <>
      <AddressDialog
        title={t(saved ? 'desk.change_address' : 'desk.new_address')}
        address={saved && addressIn(saved)}
        name={customer.name}
        locale={locale}
        isBusy={isBusy}
        onDone={address => void send(address)}
        onClose={onClose}
      >
        {!saved?.is_default && customer.address_book.length > 0 && (
          <Check
            label={t('customers.make_default')}
            checked={isDefault}
            onChange={event => setDefault(event.currentTarget.checked)}
          />
        )}
      </AddressDialog>
      {contest.dialog}
    </>
  )
}

/** Formats an address for the comparison of two versions. */
function useAddressWords(): (address: BookAddress) => Record<string, string> {
  const { t } = useTranslation('admin-sales')
  return address => {
    const { kind, ...fields } = addressIn(address)
    const texts = Object.entries(fields) as [Exclude<keyof Address, 'kind'>, string][]
    return {
      [t('address.kind')]: t(kind === 'company' ? 'address.is_company' : 'address.person'),
      ...Object.fromEntries(texts.map(([field, text]) => [t(`address.${field}`), text])),
    }
  }
}

function RemoveAddress({ customer, saved, onClose }: DialogProps<BookAddress>) {
  const { t } = useTranslation('admin-sales')
  const resultOf = useCallResult()
  const reread = useReread('customers')
  const run = async () => {
    const result = await removeAddress(customer.id, saved.id, saved.version)
    const isDone = resultOf(result, t('customers.address_removed')) !== undefined
    await reread()
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={t('customers.remove_address_title')}
      lead={lineOf(saved)}
      yes={t('customers.remove')}
      isDanger
      onYes={run}
      onClose={onClose}
    />
  )
}
