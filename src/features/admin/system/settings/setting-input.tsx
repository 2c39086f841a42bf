import { useTranslation } from 'react-i18next'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import type { Settings } from '@/contract/settings.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { Check } from '@/ui/form/check.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { NumberInput, SelectInput, SwitchInput, TextInput, useField } from '../../framework/fields/inputs.tsx'
import { ColourInput } from './colour-input.tsx'
import { CountriesInput, CountryInput } from './countries-input.tsx'
import { LogoSetting } from './logo-setting.tsx'
import { PictureSetting } from './picture-setting.tsx'
import { RetentionInput } from './retention-input.tsx'
import { settingControls } from './setting-controls.ts'
import styles from './settings.module.css'
import { TaxSetting } from './tax-setting.tsx'

/** The input of one setting. */
export function SettingInput({ name }: { name: keyof Settings }) {
  const { t } = useTranslation('admin')
  const control = settingControls[name]
  const label = name === 'meta_tags' ? t('settings.group_meta') : t(`settings.key.${name}`)
  switch (control.kind) {
    case 'text':
      return <TextInput source={name} label={label} />
    case 'area':
      return <TextInput source={name} label={label} rows={3} />
    case 'number':
      return <NumberInput source={name} label={label} />
    case 'country':
      return <CountryInput source={name} label={label} />
    case 'flag':
      return <SwitchInput source={name} label={label} />
    case 'colour':
      return <ColourInput source={name} label={label} />
    case 'choice':
      return <SelectInput source={name} label={label} options={control.options} />
    case 'look':
      return (
        <SelectInput
          source={name}
          label={label}
          options={control.values.map(value => ({ value, label: t(`settings.look.${value}`) }))}
        />
      )
    case 'logo':
      return <LogoSetting source={name} label={label} />
    case 'icon':
      return (
        <PictureSetting
          source={name}
          label={label}
          empty=""
          usual={<img src="/assets/brand/favicon.svg" alt="" />}
        />
      )
    case 'picture':
      return <PictureSetting source={name} label={label} empty="" />
    case 'languages':
      return <LanguagesInput source={name} label={label} />
    case 'countries':
      return <CountriesInput source={name} label={label} />
    case 'parts':
      return (
        <fieldset className={styles.parts}>
          <legend>{label}</legend>
          {control.parts.map(part => {
            const source = `${name}.${part.name}`
            const word = t(`settings.part.${part.name}`)
            if (part.kind === 'picture')
              return <PictureSetting key={source} source={source} label={word} empty="" />
            return (
              <TextInput
                key={source}
                source={source}
                label={word}
                rows={part.kind === 'area' ? 3 : undefined}
              />
            )
          })}
        </fieldset>
      )
    case 'rows':
      return <RowsInput source={name} label={label} parts={control.parts} />
    case 'retention':
      return <RetentionInput source={name} label={label} />
    case 'tax':
      return <TaxSetting source={name} label={label} />
    case 'palette':
      return null
  }
}

interface ListInputProps {
  source: string
  label: string
}

function LanguagesInput({ source, label }: ListInputProps) {
  const { value, change, error } = useField<Locale[]>(source)
  const toggle = (locale: Locale, isOn: boolean) =>
    change(locales.filter(candidate => (candidate === locale ? isOn : value.includes(candidate))))
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      {locales.map(locale => (
        <Check
          key={locale}
          label={localeFacts[locale].name}
          checked={value.includes(locale)}
          onChange={event => toggle(locale, event.currentTarget.checked)}
        />
      ))}
      {error && <p className={styles.fault}>{error}</p>}
    </fieldset>
  )
}

function RowsInput({ source, label, parts }: ListInputProps & { parts: readonly string[] }) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { value, change } = useField<Record<string, string>[]>(source)
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {value.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id while it is typed
        <div key={at} className={styles.row}>
          {parts.map(part => (
            <TextInput
              key={part}
              hideLabel
              source={`${source}.${at}.${part}`}
              label={t(`settings.part.${part}`)}
              placeholder={t(`settings.part.${part}`)}
            />
          ))}
          <TooltipButton
            icon={iconTrash}
            size={18}
            label={t('react-admin:action.remove')}
            onClick={() => change(value.filter((__, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        variant="soft"
        size="dense"
        icon={iconPlus}
        onClick={() => change([...value, Object.fromEntries(parts.map(part => [part, '']))])}
      >
        {t('react-admin:action.add')}
      </Button>
    </fieldset>
  )
}
