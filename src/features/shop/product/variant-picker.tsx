/**
 * Attributes of a product's variants. Values that are sold out or do not exist are crossed out and labelled, and can
 * still be clicked.
 */
import { Chip } from '@/ui/action/chip.tsx'
import { money } from '../kit/product-words.ts'
import { SizeGuide } from '../kit/size-guide.tsx'
import { FormatTiles } from './format-tiles.tsx'
import { isFormat, optionsOf, type Picked, stateOfValue, type ValueState } from './pick-variant.ts'
import type { ProductViewProps } from './product-props.ts'
import styles from './variant-picker.module.css'

export interface VariantPickerProps extends Pick<ProductViewProps, 'product' | 'words'> {
  picked: Picked
  missing?: string | undefined // code of the attribute without a value
  onPick(option: string, value: string): void
}

export const optionId = (code: string): string => `option-${code}`

export function VariantPicker({ product, words, picked, missing, onPick }: VariantPickerProps) {
  const { t } = words
  const spoken: Record<ValueState, string> = {
    available: '',
    low: '',
    out: t('stock.out'),
    impossible: t('not_made'),
  }
  return optionsOf(product).map(option => {
    const chosen = option.values.find(value => value.code === picked[option.code])
    const name = option.name || t('variant')
    if (isFormat(product, option))
      return (
        <FormatTiles
          key={option.code}
          option={option}
          name={name}
          chosen={chosen?.code}
          product={product}
          words={words}
          onPick={onPick}
        />
      )
    return (
      <fieldset
        key={option.code}
        id={optionId(option.code)}
        aria-invalid={missing === option.code}
        aria-describedby={missing === option.code ? `${optionId(option.code)}-missing` : undefined}
        className={styles.option}
      >
        <legend>
          <b>{name}</b> {chosen && option.values.some(value => value.colour) && <span>{chosen.name}</span>}
        </legend>
        <SizeGuide codes={option.values.map(value => value.code)} words={words} />
        <div>
          {option.values.map(value => {
            const state = stateOfValue(product.variants, picked, option.code, value.code)
            const extra = product.variants.find(
              variant => variant.values[option.code] === value.code && option.code === 'size',
            )?.extra
            const isGone = state === 'out' || state === 'impossible'
            const text = extra ? `${value.name} +${money(words, extra)}` : value.name
            const label = [text, spoken[state]].filter(Boolean).join(', ')
            const buttonProps = {
              'aria-label': label,
              onClick: () => onPick(option.code, value.code),
            }
            return value.colour ? (
              <button
                key={value.code}
                type="button"
                title={value.name}
                aria-pressed={value === chosen}
                data-gone={isGone}
                className={styles.swatch}
                {...buttonProps}
              >
                <i style={{ background: value.colour }} />
              </button>
            ) : (
              <Chip key={value.code} selected={value === chosen} unavailable={isGone} {...buttonProps}>
                {text}
              </Chip>
            )
          })}
        </div>
        {missing === option.code && (
          <p id={`${optionId(option.code)}-missing`} role="alert" className={styles.missing}>
            {t('choose_option', { name })}
          </p>
        )}
      </fieldset>
    )
  })
}
