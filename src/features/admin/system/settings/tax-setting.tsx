/** Setting `tax`: VAT by country, changed rates, and what electronic invoices need (decision 0065). */
import { useTranslation } from 'react-i18next'
import { formatTag } from '@/contract/locales.ts'
import { fiscalRegimes, shippingClasses, type TaxSetting as Values } from '@/contract/tax-settings.ts'
import { hasStarted } from '@/domain/tax/rate-changes.ts'
import { domesticNaturas, taxClasses } from '@/domain/tax/tax-classes.ts'
import { priceModes } from '@/domain/tax/tax-terms.ts'
import { type RateChange, ratesCheckedUntil, vatRates } from '@/domain/tax/vat-rates.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { Note } from '@/ui/content/note.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { NumberInput, SelectInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { RateTable } from './rate-table.tsx'
import styles from './settings.module.css'

const areas = Object.keys(vatRates)

const isSameRate = (a: RateChange, b: RateChange): boolean =>
  a.area === b.area && a.tax_class === b.tax_class && a.percent === b.percent && a.since === b.since

/** Rates that a country changed after the table of the shop was checked. Those that apply already are shown only. */
function RateChanges({ source }: { source: string }) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { value, change } = useField<Values['rate_changes']>(source)
  const published = useSettings(({ settings }) => settings.tax.rate_changes)
  const iso = formatTag(useLocaleOfTexts())
  const today = shopTime(new Date()).slice(0, 10)
  const added = { area: 'DE', tax_class: 'standard' as const, percent: 0, since: '' }
  return (
    <fieldset className={styles.rows}>
      <legend>{t('settings.tax.rate_changes')}</legend>
      {value.map((rate, at) =>
        hasStarted(rate, today) && published.some(one => isSameRate(one, rate)) ? (
          <p key={`${rate.area} ${rate.tax_class} ${rate.since} ${rate.percent}`}>
            {t('settings.tax.started', {
              area: rate.area,
              tax_class: t(`products.tax_classes.${rate.tax_class}`),
              percent: rate.percent.toLocaleString(iso),
              day: rate.since,
            })}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id while it is typed
          <div key={at} className={styles.row}>
            <SelectInput
              source={`${source}.${at}.area`}
              label={t('settings.tax.area')}
              options={areas.map(area => ({ value: area, label: area }))}
            />
            <SelectInput
              source={`${source}.${at}.tax_class`}
              label={t('products.tax_class')}
              options={taxClasses.map(name => ({ value: name, label: t(`products.tax_classes.${name}`) }))}
            />
            <NumberInput source={`${source}.${at}.percent`} label={t('settings.tax.percent')} />
            <TextInput
              source={`${source}.${at}.since`}
              label={t('settings.tax.since')}
              placeholder="2027-01-01"
            />
            <TooltipButton
              icon={iconTrash}
              size={18}
              label={t('react-admin:action.remove')}
              onClick={() => change(value.filter((_, place) => place !== at))}
            />
          </div>
        ),
      )}
      <Button variant="soft" size="dense" icon={iconPlus} onClick={() => change([...value, added])}>
        {t('react-admin:action.add')}
      </Button>
    </fieldset>
  )
}

export function TaxSetting({ source, label }: { source: string; label: string }) {
  const { t } = useTranslation('admin')
  const { value } = useField<Values>(source)
  const text = (name: string) => t(`settings.tax.${name}`)
  const at = (name: keyof Values) => `${source}.${name}`
  return (
    <fieldset className={styles.parts}>
      <legend>{label}</legend>
      <SwitchInput source={at('by_country')} label={text('by_country')} />
      {value.by_country && (
        <>
          <SelectInput
            source={at('prices')}
            label={text('prices')}
            options={priceModes.map(mode => ({ value: mode, label: t(`settings.tax.price_mode.${mode}`) }))}
          />
          <SelectInput
            source={at('shipping_class')}
            label={text('shipping_class')}
            options={shippingClasses.map(name => ({
              value: name,
              label: name === 'goods' ? text('like_goods') : t(`products.tax_classes.${name}`),
            }))}
          />
          <SwitchInput source={at('is_oss')} label={text('is_oss')} />
          <Note>{t('settings.tax.checked', { day: value.rates_confirmed_until || ratesCheckedUntil })}</Note>
          <TextInput
            source={at('rates_confirmed_until')}
            label={text('rates_confirmed_until')}
            placeholder="2028-12-31"
          />
          <RateChanges source={at('rate_changes')} />
          <RateTable tax={value} />
        </>
      )}
      <SelectInput
        source={at('zero_natura')}
        label={text('zero_natura')}
        options={[
          { value: '', label: text('no_natura') },
          ...domesticNaturas.map(code => ({
            value: code,
            label: `${code} · ${t(`settings.tax.natura.${code.replace('.', '_')}`)}`,
          })),
        ]}
      />
      <TextInput source={at('zero_provision')} label={text('zero_provision')} />
      <SelectInput
        source={at('regime')}
        label={text('regime')}
        options={fiscalRegimes.map(code => ({ value: code, label: code }))}
      />
    </fieldset>
  )
}
