/** Address book of an account: cards, a form to add or change an address, and the default address of the checkout. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { call } from '@/api/client.ts'
import {
  AddressBody,
  addAddress,
  changeAddress,
  emptyAddress,
  removeAddress,
  type SavedAddress,
} from '@/contract/endpoints/account/address.ts'
import { applyFieldErrors } from '@/forms/apply-field-errors.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge } from '@/ui/content/badge.tsx'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Check } from '@/ui/form/check.tsx'
import { iconPencilSimple, iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { AddressFields } from '../kit/address/address-fields.tsx'
import { withoutId } from '../kit/address/address-values.ts'
import { countryNames } from '../kit/address/country-name.ts'
import type { ShopWords } from '../kit/product-words.ts'
import { useDeliveryCountry } from '../kit/use-delivery-country.ts'
import styles from './address-book.module.css'

interface AddressBookProps {
  book: readonly SavedAddress[]
  words: ShopWords
  name: string // name of the account, for the first address
}

function useBook() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['addresses'] })
}

interface EditorProps {
  address: SavedAddress | null // null creates an address
  words: ShopWords
  name: string
  onDone: () => void
}

function Editor({ address, words, name, onDone }: EditorProps) {
  const { t, locale } = words
  const messages = useErrorMessage()
  const refresh = useBook()
  const country = useDeliveryCountry(locale)
  const form = useForm({
    resolver: zodResolver(AddressBody),
    mode: 'onTouched',
    defaultValues: {
      address: address ? withoutId(address) : emptyAddress(name, country),
      is_default: address?.is_default ?? false,
    },
  })
  const [refusal, setRefusal] = useState<string>()
  const save = form.handleSubmit(async body => {
    const response = address
      ? await call(changeAddress, { params: { id: address.id }, body })
      : await call(addAddress, { body })
    if (!response.ok) return setRefusal(applyFieldErrors(form, response.failure, messages))
    await refresh()
    onDone()
  })
  return (
    <Panel title={address ? t('book.change') : t('book.add')} titleAs="h2" className={styles.editor}>
      <FormProvider {...form}>
        <form onSubmit={save} noValidate>
          <AddressFields of="address" locale={locale} />
          <Check label={t('book.default')} {...form.register('is_default')} />
          <ErrorNote>{refusal}</ErrorNote>
          <div className={styles.actions}>
            <Button type="submit" busy={form.formState.isSubmitting}>
              {t('book.save')}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {t('book.back')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Panel>
  )
}

interface CardProps {
  address: SavedAddress
  words: ShopWords
  onEdit: () => void
}

function AddressCard({ address, words, onEdit }: CardProps) {
  const { t, locale } = words
  const refresh = useBook()
  const remove = useMutation({
    mutationFn: () => call(removeAddress, { params: { id: address.id } }),
    onSuccess: refresh,
  })
  const lines = [
    address.company,
    address.name,
    [address.street, address.street_extra].filter(Boolean).join(', '),
    `${address.zip} ${address.city} ${address.province}`,
    countryNames(locale)(address.country),
  ]
  return (
    <Panel as="li" className={styles.card}>
      {address.is_default && <Badge>{t('book.is_default')}</Badge>}
      <address>
        {lines.filter(Boolean).map(line => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>
        <Button size="small" variant="soft" icon={iconPencilSimple} onClick={onEdit}>
          {t('book.edit')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={iconTrash}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('book.remove')}
        </Button>
      </div>
    </Panel>
  )
}

export function AddressBook({ book, words, name }: AddressBookProps) {
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  if (edited)
    return (
      <Editor
        address={edited === 'new' ? null : edited}
        words={words}
        name={name}
        onDone={() => setEdited(null)}
      />
    )
  const add = (
    <Button icon={iconPlus} onClick={() => setEdited('new')}>
      {words.t('book.add')}
    </Button>
  )
  if (book.length === 0)
    return (
      <Panel>
        <EmptyState
          title={words.t('book.empty_title')}
          picture="/assets/characters/gufosaggio/creature.webp"
          element="Aria"
          actions={add}
        >
          {words.t('book.empty_text')}
        </EmptyState>
      </Panel>
    )
  return (
    <>
      <ul className={styles.book}>
        {book.map(address => (
          <AddressCard key={address.id} address={address} words={words} onEdit={() => setEdited(address)} />
        ))}
      </ul>
      <div>{add}</div>
    </>
  )
}
