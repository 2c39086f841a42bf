/** Fields of an address. Fields of Italian invoices are shown where they are required. */
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Country, countries, taxFieldsOf } from '@/contract/endpoints/account/address.ts'
import type { Locale } from '@/contract/locales.ts'
import { provinceChoices } from '@/domain/italian-provinces.ts'
import { isPartitaIva } from '@/domain/italian-tax.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconEnvelope, iconMapPin, iconStorefront, iconUser } from '@/ui/icon/icons.ts'
import styles from './address-fields.module.css'
import type { AddressForm } from './address-values.ts'
import { countryNames } from './country-name.ts'

interface AddressFieldsProps {
  of: keyof AddressForm
  locale: Locale
  served?: readonly Country[] | undefined // the only countries on offer; undefined: all
  hasKind?: boolean // whether it includes `AddressKind` (person or company)
  taxFor?: 'anything' | 'invoice' | 'nothing' // tax fields of a person: optional, for a requested invoice, or hidden
}

const autofillGroup = (of: keyof AddressForm): string => (of === 'billing' ? 'billing' : 'shipping')

type FieldName = keyof AddressForm['billing']

function useField(of: AddressFieldsProps['of']) {
  const { t } = useTranslation('shop')
  const messages = useErrorMessage()
  const { register, formState } = useFormContext<AddressForm>()
  return (name: FieldName) => ({
    label: t(`address.${name}`),
    error: messages.formField(formState.errors[of]?.[name]),
    ...register(`${of}.${name}`),
  })
}

/** A value from an older form stays visible until another one is selected. */
function useProvinces(of: AddressFieldsProps['of']) {
  const { t } = useTranslation('shop')
  const chosen = useWatch<AddressForm, `${typeof of}.province`>({ name: `${of}.province` }) ?? ''
  const isKnown = chosen === '' || provinceChoices.some(({ value }) => value === chosen)
  return [
    { value: '', label: t('address.choose') },
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
    ...provinceChoices,
  ]
}

function Place({ of, locale, served, isItalian }: AddressFieldsProps & { isItalian: boolean }) {
  const { t } = useTranslation('shop')
  const field = useField(of)
  const group = autofillGroup(of)
  const chosen = useWatch<AddressForm, `${typeof of}.country`>({ name: `${of}.country` })
  const options = useMemo(() => {
    const name = countryNames(locale)
    const offered = countries.filter(country => country === chosen || !served || served.includes(country))
    const named = offered.map(value => ({ value, label: name(value) }))
    const isHome = ({ value }: { value: Country }) => Number(value === 'IT')
    return named.sort((a, b) => isHome(b) - isHome(a) || a.label.localeCompare(b.label, locale))
  }, [locale, served, chosen])
  const provinces = useProvinces(of)
  return (
    <>
      <SelectField
        {...field('country')}
        options={options}
        autoComplete={`${group} country`}
        className={styles.whole}
      />
      <TextField
        {...field('street')}
        icon={iconMapPin}
        autoComplete={`${group} address-line1`}
        className={styles.street}
      />
      <TextField
        {...field('street_extra')}
        optional={t('address.optional')}
        autoComplete={`${group} address-line2`}
        className={styles.extra}
      />
      <TextField
        {...field('zip')}
        inputMode={isItalian ? 'numeric' : 'text'}
        autoComplete={`${group} postal-code`}
        className={styles.short}
      />
      <TextField {...field('city')} autoComplete={`${group} address-level2`} className={styles.long} />
      {isItalian && (
        <SelectField
          {...field('province')}
          options={provinces}
          autoComplete={`${group} address-level1`}
          className={styles.whole}
        />
      )}
    </>
  )
}

function Tax({ of, taxFor }: Pick<Required<AddressFieldsProps>, 'of' | 'taxFor'>) {
  const { t } = useTranslation('shop')
  const field = useField(of)
  const optional = t('address.optional')
  const [kind, country, number] = useWatch<
    AddressForm,
    [`${typeof of}.kind`, `${typeof of}.country`, `${typeof of}.partita_iva`]
  >({ name: [`${of}.kind`, `${of}.country`, `${of}.partita_iva`] })
  const isHidden = taxFor === 'nothing' && kind !== 'company'
  const visibleFields = isHidden ? [] : taxFieldsOf({ kind, country })
  const isItalian = country === 'IT'
  const isVerified = isItalian && isPartitaIva((number ?? '').replace(/\s|^IT/gi, ''))
  const isPair = visibleFields.includes('sdi')
  return (
    <>
      {visibleFields.includes('partita_iva') && (
        <TextField
          {...field('partita_iva')}
          optional={isItalian ? undefined : optional}
          inputMode={isItalian ? 'numeric' : 'text'}
          verified={isVerified}
          className={isPair ? styles.half : styles.whole}
        />
      )}
      {visibleFields.includes('codice_fiscale') && (
        <TextField
          {...field('codice_fiscale')}
          optional={taxFor === 'invoice' && !isPair ? undefined : optional}
          autoCapitalize="characters"
          className={styles.half}
        />
      )}
      {visibleFields.includes('sdi') && (
        <TextField
          {...field('sdi')}
          hint={t('address.sdi_hint')}
          autoCapitalize="characters"
          className={styles.half}
        />
      )}
      {visibleFields.includes('pec') && (
        <TextField
          {...field('pec')}
          optional={isPair ? undefined : optional}
          type="email"
          inputMode="email"
          icon={iconEnvelope}
          className={styles.half}
        />
      )}
    </>
  )
}

export function AddressKind({ of }: Pick<AddressFieldsProps, 'of'>) {
  const { t } = useTranslation('shop')
  const { setValue } = useFormContext<AddressForm>()
  const kind = useWatch<AddressForm, `${typeof of}.kind`>({ name: `${of}.kind` })
  return (
    <Segment
      label={t('address.kind')}
      value={kind === 'company' ? 'company' : 'person'}
      onChange={value => setValue(`${of}.kind`, value, { shouldValidate: true })}
      options={[
        { value: 'person', label: t('address.person'), icon: iconUser },
        { value: 'company', label: t('address.business'), icon: iconStorefront },
      ]}
    />
  )
}

export function AddressFields({
  of,
  locale,
  served,
  hasKind = of !== 'shipping',
  taxFor = 'anything',
}: AddressFieldsProps) {
  const { t } = useTranslation('shop')
  const field = useField(of)
  const [kind, country] = useWatch<AddressForm, [`${typeof of}.kind`, `${typeof of}.country`]>({
    name: [`${of}.kind`, `${of}.country`],
  })
  const isCompany = kind === 'company'
  const isItalian = country === 'IT'
  return (
    <div className={styles.fields}>
      {hasKind && (
        <div className={styles.whole}>
          <AddressKind of={of} />
        </div>
      )}
      <TextField {...field('name')} autoComplete={`${autofillGroup(of)} name`} className={styles.half} />
      <TextField
        {...field('phone')}
        optional={t('address.optional')}
        type="tel"
        autoComplete={`${autofillGroup(of)} tel`}
        className={styles.half}
      />
      {of !== 'shipping' && isCompany && (
        <TextField {...field('company')} autoComplete="billing organization" className={styles.whole} />
      )}
      {of !== 'shipping' && <Tax of={of} taxFor={taxFor} />}
      <Place of={of} locale={locale} isItalian={isItalian} served={served} />
    </div>
  )
}
