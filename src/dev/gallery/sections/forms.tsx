import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { Button } from '@/ui/action/button.tsx'
import { Check, LabelRow } from '@/ui/form/check.tsx'
import { FieldErrors } from '@/ui/form/field-errors.ts'
import { FieldFrame } from '@/ui/form/field-frame.tsx'
import { OptionRow } from '@/ui/form/option-row.tsx'
import { PasswordField } from '@/ui/form/password-field.tsx'
import { Radio } from '@/ui/form/radio.tsx'
import { Rating } from '@/ui/form/rating.tsx'
import { SearchField } from '@/ui/form/search-field.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { Switch } from '@/ui/form/switch.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { EmailField, TextField } from '@/ui/form/text-field.tsx'
import { iconMagnifyingGlass, iconTruck } from '@/ui/icon/icons.ts'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

export const Forms = () => (
  <>
    <h2 className={styles.group}>form</h2>
    <TextFields />
    <EmailFields />
    <SearchFields />
    <Stars />
    <OtherFields />
    <Ticks />
    <Options />
  </>
)

/** Returns the message of a field error by its code. */
function useFieldError() {
  const messages = useErrorMessage()
  return (code: string) => messages.field({ code })
}

function EmailFields() {
  const { t } = useTranslation('auth')
  return (
    <Specimen name="EmailField">
      <State of="">
        <EmailField label={t('email')} />
      </State>
    </Specimen>
  )
}

function TextFields() {
  const { t } = useTranslation('shop')
  const error = useFieldError()
  const required = error('required')
  return (
    <Specimen name="TextField">
      <State of="">
        <TextField label={t('address.name')} defaultValue="Ada Lovelace" />
      </State>
      <State of="placeholder icon">
        <TextField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          icon={iconMagnifyingGlass}
        />
      </State>
      <State of="" force="hover">
        <TextField label={t('address.name')} />
      </State>
      <State of="" force="focus">
        <TextField label={t('address.name')} />
      </State>
      <State of="hint optional">
        <TextField label={t('address.sdi')} hint={t('address.sdi_hint')} optional={t('address.optional')} />
      </State>
      <State of="error">
        <TextField label={t('address.name')} error={required} />
      </State>
      <State of="verified">
        <TextField label={t('auth:email')} verified defaultValue="user@example.com" />
      </State>
      <State of="disabled">
        <TextField label={t('auth:email')} disabled defaultValue="user@example.com" />
      </State>
      <State of="dense end">
        <TextField
          label={t('coupon.label')}
          dense
          end={
            <Button variant="text" size="dense">
              {t('coupon.apply')}
            </Button>
          }
        />
      </State>
    </Specimen>
  )
}

const matches = [
  { id: 1, name: 'Draghissimo', note: 'BA-FG-DRA' },
  { id: 2, name: 'Golem', note: 'BA-FG-GOL', disabled: true },
]

function SearchFields() {
  const { t } = useTranslation('shop')
  const error = useFieldError()
  const [text, setText] = useState('')
  const field = { label: t('search.label'), placeholder: t('search.placeholder'), none: t('empty.title') }
  const search = { ...field, text, onText: setText, onSelect: () => {} }
  return (
    <Specimen name="SearchField">
      <State of="matches">
        <SearchField {...search} matches={matches} />
      </State>
      <State of="matches={[]}">
        <SearchField {...search} matches={[]} />
      </State>
      <State of="error">
        <SearchField {...search} matches={matches} error={error('required')} />
      </State>
    </Specimen>
  )
}

function Stars() {
  const { t } = useTranslation('reviews')
  const [stars, setStars] = useState(0)
  const textOf = (count: number) => t(count === 0 ? 'no_stars' : 'stars', { count })
  return (
    <Specimen name="Rating">
      <State of="">
        <Rating
          label={t('your_stars')}
          name="gallery-stars"
          value={stars}
          textOf={textOf}
          onChange={setStars}
        />
      </State>
    </Specimen>
  )
}

function OtherFields() {
  const { t } = useTranslation('shop')
  const error = useFieldError()
  const required = error('required')
  const countries = [
    { value: 'it', label: 'Italia' },
    { value: 'de', label: 'Deutschland', disabled: true },
  ]
  return (
    <>
      <Specimen name="PasswordField">
        <State of="">
          <PasswordField label={t('auth:password')} defaultValue="bottega-demo" />
        </State>
        <State of="error">
          <PasswordField label={t('auth:password')} error={error('password_min')} />
        </State>
      </Specimen>
      <Specimen name="SelectField">
        <State of="empty">
          <SelectField label={t('address.country')} empty={t('address.choose')} options={countries} />
        </State>
        <State of="dense">
          <SelectField label={t('address.country')} dense options={countries} />
        </State>
        <State of="error">
          <SelectField
            label={t('address.country')}
            error={required}
            empty={t('address.choose')}
            options={countries}
          />
        </State>
        <State of="disabled">
          <SelectField label={t('address.country')} disabled options={countries} />
        </State>
      </Specimen>
      <Specimen name="TextAreaField">
        <State of="hint">
          <TextAreaField label={t('note.add')} hint={t('note.hint')} rows={3} />
        </State>
        <State of="error dense">
          <TextAreaField label={t('note.add')} error={error('too_long')} dense rows={3} />
        </State>
        <State of="disabled">
          <TextAreaField label={t('note.add')} disabled rows={3} />
        </State>
      </Specimen>
      <Specimen name="FieldFrame">
        <State of="hint, with a control of one's own">
          <FieldFrame label={t('facets.price')} hint={t('vat_included')}>
            {ids => <input type="range" {...ids} />}
          </FieldFrame>
        </State>
      </Specimen>
      <Specimen name="FieldErrors">
        <State of="value={{ city }}: fields find their error by name">
          <FieldErrors value={{ city: required }}>
            <TextField label={t('address.city')} name="city" />
          </FieldErrors>
        </State>
      </Specimen>
    </>
  )
}

function Ticks() {
  const { t } = useTranslation('shop')
  const error = useFieldError()
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Specimen name="LabelRow">
        <State of="end">
          <LabelRow end="12">{t('in_stock')}</LabelRow>
        </State>
      </Specimen>
      <Specimen name="Check">
        <State of="">
          <Check label={t('in_stock')} />
        </State>
        <State of="checked end">
          <Check label={t('in_stock')} defaultChecked end="12" />
        </State>
        <State of="" force="focus">
          <Check label={t('in_stock')} />
        </State>
        <State of="disabled">
          <Check label={t('in_stock')} disabled />
        </State>
        <State of="error">
          <Check label={t('auth:register.of_age')} error={error('of_age')} />
        </State>
      </Specimen>
      <Specimen name="Radio">
        <State of="checked, rest, disabled">
          <Radio name="sort" label={t('sort.featured')} defaultChecked />
          <Radio name="sort" label={t('sort.newest')} end="12" />
          <Radio name="sort" label={t('sort.name')} disabled />
        </State>
      </Specimen>
      <Specimen name="Switch">
        <State of="checked hint">
          <Switch
            label={t('in_stock')}
            hint={t('vat_included')}
            checked={isOn}
            onChange={() => setOn(!isOn)}
          />
        </State>
        <State of="">
          <Switch label={t('in_stock')} />
        </State>
        <State of="" force="focus">
          <Switch label={t('in_stock')} />
        </State>
        <State of="disabled">
          <Switch label={t('in_stock')} disabled defaultChecked />
        </State>
        <State of="hideLabel">
          <Switch label={t('in_stock')} hideLabel />
        </State>
      </Specimen>
    </>
  )
}

function Options() {
  const { t } = useTranslation('shop')
  return (
    <Specimen name="OptionRow">
      <State of="checked icon detail end">
        <OptionRow
          name="way"
          title={t('checkout.shipping')}
          detail={t('vat_included')}
          icon={iconTruck}
          end="4,90 €"
          defaultChecked
          inside={<TextField label={t('address.zip')} />}
        />
        <OptionRow name="way" title={t('checkout.payment')} end={t('checkout.free')} />
      </State>
      <State of="disabled">
        <OptionRow name="way" title={t('checkout.payment')} detail={t('stock.out')} disabled />
      </State>
    </Specimen>
  )
}
