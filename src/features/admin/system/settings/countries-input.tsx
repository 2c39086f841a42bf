import { useTranslation } from 'react-i18next'
import { type Country, countries, unionCountries } from '@/contract/endpoints/account/address.ts'
import { formatTag } from '@/contract/locales.ts'
import { defaultVatPercent } from '@/domain/pricing.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { Check } from '@/ui/form/check.tsx'
import { SelectInput, useField } from '../../framework/fields/inputs.tsx'
import styles from './settings.module.css'

/** Countries in which the shop sells, or sells chance goods. A note explains the VAT rate of the former and the law of the latter. */
export function CountriesInput({ source, label }: { source: string; label: string }) {
  const { t } = useTranslation('admin')
  const locale = useLocaleOfTexts()
  const { value, change, error } = useField<Country[]>(source)
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const toggle = (country: Country, isOn: boolean) =>
    change(countries.filter(candidate => (candidate === country ? isOn : value.includes(candidate))))
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {countries.map(country => (
        <Check
          key={country}
          label={names.of(country) ?? country}
          checked={value.includes(country)}
          onChange={event => toggle(country, event.currentTarget.checked)}
        />
      ))}
      {error && <p className={styles.fault}>{error}</p>}
      <div className={styles.checksFoot}>
        {source === 'chance_countries' ? (
          <Note>{t('settings.chance_law')}</Note>
        ) : (
          <Note tone={value.some(country => !unionCountries.includes(country)) ? 'warning' : 'info'}>
            {t('settings.one_rate', { percent: defaultVatPercent })}
          </Note>
        )}
        <Button variant="soft" size="dense" onClick={() => change([...unionCountries])}>
          {t('settings.union_only')}
        </Button>
      </div>
    </fieldset>
  )
}

/** One country of the list. */
export function CountryInput({ source, label }: { source: string; label: string }) {
  const locale = useLocaleOfTexts()
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const options = countries
    .map(value => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return <SelectInput source={source} label={label} options={options} />
}
