/** The fields of one address; what Italian invoices ask for shows where it is needed. */
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { countries } from '@/contract/address.ts'
import { isPartitaIva } from '@/contract/italian-tax.ts'
import type { Locale } from '@/contract/locales.ts'
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
  hasKind?: boolean // whether it asks itself who buys; else `AddressKind` stands elsewhere
}

const autofillGroup = (of: keyof AddressForm): string => (of === 'billing' ? 'billing' : 'shipping')

type FieldName = keyof AddressForm['billing']

function useField(of: AddressFieldsProps['of']) {
  const { t } = useTranslation(['shop', 'validation'])
  const { register, formState } = useFormContext<AddressForm>()
  return (name: FieldName) => {
    const message = formState.errors[of]?.[name]?.message
    return {
      label: t(`shop:address.${name}`),
      error: message ? t(`validation:${message}`, { defaultValue: t('validation:invalid') }) : undefined,
      ...register(`${of}.${name}`),
    }
  }
}

function Place({ of, locale, isItalian }: AddressFieldsProps & { isItalian: boolean }) {
  const { t } = useTranslation('shop')
  const field = useField(of)
  const group = autofillGroup(of)
  const options = useMemo(() => {
    const name = countryNames(locale)
    const [home, ...others] = countries.map(value => ({ value, label: name(value) }))
    return [home!, ...others.sort((a, b) => a.label.localeCompare(b.label, locale))]
  }, [locale])
  return (
    <>
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
        <TextField
          {...field('province')}
          maxLength={2}
          autoCapitalize="characters"
          autoComplete={`${group} address-level1`}
          className={styles.short}
        />
      )}
      <SelectField
        {...field('country')}
        options={options}
        autoComplete={`${group} country`}
        className={isItalian ? styles.long : styles.whole}
      />
    </>
  )
}

function Tax({ of, isCompany }: { of: AddressFieldsProps['of']; isCompany: boolean }) {
  const { t } = useTranslation('shop')
  const field = useField(of)
  const optional = t('address.optional')
  const number = useWatch<AddressForm, `${typeof of}.partita_iva`>({ name: `${of}.partita_iva` })
  const isVerified = isPartitaIva((number ?? '').replace(/\s|^IT/gi, ''))
  return (
    <>
      {isCompany && (
        <TextField
          {...field('partita_iva')}
          inputMode="numeric"
          verified={isVerified}
          className={styles.half}
        />
      )}
      <TextField
        {...field('codice_fiscale')}
        optional={optional}
        autoCapitalize="characters"
        className={isCompany ? styles.half : styles.whole}
      />
      {isCompany && (
        <TextField
          {...field('sdi')}
          hint={t('address.sdi_hint')}
          autoCapitalize="characters"
          className={styles.half}
        />
      )}
      {isCompany && (
        <TextField
          {...field('pec')}
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

export function AddressFields({ of, locale, hasKind = of !== 'shipping' }: AddressFieldsProps) {
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
      {of !== 'shipping' && isItalian && <Tax of={of} isCompany={isCompany} />}
      <Place of={of} locale={locale} isItalian={isItalian} />
    </div>
  )
}
