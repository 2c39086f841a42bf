/** Last part of the configurator: package, quantity, notes for workshop and parcel. */
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { sellsPersonalised } from '@/contract/endpoints/shop/personalised.ts'
import type { TFunction } from '@/i18n/words.ts'
import { QtyStepper } from '@/ui/action/qty-stepper.tsx'
import { Note } from '@/ui/content/note.tsx'
import { OptionRow } from '@/ui/form/option-row.tsx'
import { TextAreaField } from '@/ui/form/text-area-field.tsx'
import { MuiTheme } from '@/ui/theme/mui-theme.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import type { ConfiguredAmount } from './configured-line.ts'
import styles from './finish-fields.module.css'

export interface FinishFieldsProps {
  collection: Collection
  configuration: Configuration
  amount: ConfiguredAmount
  words: ShopWords
  t: TFunction<'configurator'>
  onChange(configuration: Configuration): void
  onAmount(amount: ConfiguredAmount): void
}

export function FinishFields(props: FinishFieldsProps) {
  const { collection, configuration, amount, words, t, onChange, onAmount } = props
  return (
    <MuiTheme>
      <div className={styles.fields}>
        {collection.packages.length > 0 && (
          <fieldset>
            <legend>{t('package')}</legend>
            {collection.packages.map(wrapping => (
              <OptionRow
                key={wrapping.code}
                name="package"
                title={wrapping.name}
                detail={wrapping.note}
                end={wrapping.extra > 0 ? `+${money(words, wrapping.extra)}` : t('free')}
                checked={configuration.package === wrapping.code}
                onChange={() => onChange({ ...configuration, package: wrapping.code })}
              />
            ))}
          </fieldset>
        )}
        <div className={styles.quantity}>
          <b>{words.t('quantity')}</b>
          <QtyStepper
            label={words.t('quantity')}
            value={amount.quantity}
            onChange={quantity => onAmount({ ...amount, quantity })}
          />
        </div>
        <TextAreaField
          label={t('note_worksheet')}
          hint={t('note_worksheet_hint')}
          optional={t('optional')}
          maxLength={500}
          rows={2}
          value={amount.note_worksheet}
          onChange={event => onAmount({ ...amount, note_worksheet: event.target.value })}
        />
        <TextAreaField
          label={t('note_production')}
          hint={t('note_production_hint')}
          optional={t('optional')}
          maxLength={500}
          rows={2}
          value={amount.note_production}
          onChange={event => onAmount({ ...amount, note_production: event.target.value })}
        />
        {sellsPersonalised(collection, configuration) && (
          <Note tone="info">{words.t('exception_note.personalised')}</Note>
        )}
      </div>
    </MuiTheme>
  )
}
