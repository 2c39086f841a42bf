/** Delivery times of a method, and whether its carrier accepts cash on delivery. */
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Country, countries } from '@/contract/endpoints/account/address.ts'
import type { ShippingMethodBody } from '@/contract/endpoints/admin/methods.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { deliveryWindow } from '@/domain/delivery-window.ts'
import { daysText } from '@/i18n/delivery-days.ts'
import { useSettings } from '@/stores/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import {
  MoneyInput,
  NumberInput,
  SelectInput,
  SwitchInput,
  useField,
} from '../../framework/fields/inputs.tsx'
import styles from './methods.module.css'

const hours = Array.from({ length: 24 }, (_, at) => ({ value: String(at + 1), label: `${at + 1}:00` }))

export function TimingFields({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const isPickup = useWatch({ name: 'is_pickup' }) as boolean
  const takesCash = useWatch({ name: 'takes_cash' }) as boolean
  return (
    <>
      <fieldset className={styles.timing}>
        <legend>{t('shipping.timing')}</legend>
        <SelectInput source="cutoff_hour" label={t('shipping.cutoff')} options={hours} asNumber />
        <NumberInput source="handling_days" label={t('shipping.handling')} />
        {!isPickup && (
          <>
            <NumberInput
              source="min_days"
              nullable
              label={t('shipping.min_days')}
              placeholder={t('shipping.unpromised')}
            />
            <NumberInput
              source="max_days"
              nullable
              label={t('shipping.max_days')}
              placeholder={t('shipping.unpromised')}
            />
          </>
        )}
        <Preview locale={locale} />
      </fieldset>
      {!isPickup && (
        <>
          <CountryDays locale={locale} />
          <SwitchInput source="takes_cash" label={t('shipping.takes_cash')} />
          {takesCash && (
            <MoneyInput
              source="cash_fee"
              nullable
              label={t('shipping.cash_fee')}
              placeholder={t('shipping.as_payment')}
            />
          )}
        </>
      )}
    </>
  )
}

/** The delivery promise of these values now, to the shop's country or the first country of the method. */
function Preview({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const { settings } = useSettings()
  const form = useWatch() as Partial<ShippingMethodBody>
  const { is_pickup, cutoff_hour = 12, handling_days = 0 } = form
  const [minDays, maxDays] = is_pickup ? [0, 0] : [form.min_days, form.max_days]
  if (typeof minDays !== 'number' || typeof maxDays !== 'number') return null
  const calendar = {
    country: settings.shop_country,
    worksOnSaturday: settings.ships_on_saturday,
    closed: settings.closed_days.map(({ from, to }) => ({ from, to: to || from })),
  }
  const terms = {
    cutoffHour: cutoff_hour,
    handlingDays: Math.min(60, handling_days),
    minDays: Math.min(60, minDays),
    maxDays: Math.min(60, maxDays),
  }
  const served = form.countries ?? []
  const country = served.includes(settings.shop_country)
    ? settings.shop_country
    : (served[0] ?? settings.shop_country)
  const window = deliveryWindow(terms, calendar, country, new Date())
  if (!window) return null
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const values = { days: daysText(window, locale), country: names.of(country) ?? country }
  return <p role="status">{t('shipping.preview', values)}</p>
}

interface Days {
  country: Country
  min_days: number
  max_days: number
}

function CountryDays({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin-sales')
  const { value = [], change, error } = useField<Days[]>('country_days')
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'region' })
  const options = countries
    .map(code => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const add = () => {
    const next = countries.find(country => !value.some(entry => entry.country === country))
    const last = value.at(-1)
    const days = { min_days: last?.min_days ?? 3, max_days: last?.max_days ?? 5 }
    if (next) change([...value, { country: next, ...days }])
  }
  return (
    <fieldset className={styles.steps}>
      <legend>{t('shipping.country_days')}</legend>
      {value.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row stays the same when its country changes
        <div key={at} data-columns="3">
          <SelectInput
            source={`country_days.${at}.country`}
            label={t('shipping.country')}
            options={options}
          />
          <NumberInput source={`country_days.${at}.min_days`} label={t('shipping.at_least')} />
          <NumberInput source={`country_days.${at}.max_days`} label={t('shipping.at_most')} />
          <TooltipButton
            icon={iconTrash}
            label={t('shipping.remove_country')}
            onClick={() => change(value.filter((__, other) => other !== at))}
          />
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <Button variant="ghost" size="dense" icon={iconPlus} onClick={add}>
        {t('shipping.add_country')}
      </Button>
    </fieldset>
  )
}
