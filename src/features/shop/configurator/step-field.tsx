/**
 * A step: its choices as swatches, numbers, tiles or chips, or a text field. Choices that are sold out are crossed out
 * and labelled.
 */
import { useId } from 'react'
import type {
  CollectionChoice,
  CollectionStep,
  Configuration,
} from '@/contract/endpoints/shop/collections.ts'
import type { TFunction } from '@/i18n/words.ts'
import { classNames } from '@/ui/class-names.ts'
import { TextField } from '@/ui/light/text-field.tsx'
import { Niche } from '@/ui/shop/niche.tsx'
import { money, type ShopWords } from '../kit/product-words.ts'
import { SizeGuide } from '../kit/size-guide.tsx'
import styles from './step-field.module.css'

export interface StepFieldProps {
  step: CollectionStep
  configuration: Configuration
  words: ShopWords
  t: TFunction<'configurator'>
  error?: string
  onChange(configuration: Configuration): void
}

/** Clicking a selected choice removes it only if the step is optional or allows several choices. */
function withChoice(configuration: Configuration, step: CollectionStep, code: string): Configuration {
  const chosenCodes = configuration.choices[step.code] ?? []
  const isChosen = chosenCodes.includes(code)
  const next =
    step.kind === 'many'
      ? isChosen
        ? chosenCodes.filter(candidate => candidate !== code)
        : [...chosenCodes, code]
      : isChosen && !step.required
        ? []
        : [code]
  const { [step.code]: _, ...rest } = configuration.choices
  return { ...configuration, choices: next.length > 0 ? { ...rest, [step.code]: next } : rest }
}

export function StepField(props: StepFieldProps) {
  const { step, configuration, words, t, error } = props
  const id = useId()
  const chosen = step.choices.filter(choice => configuration.choices[step.code]?.includes(choice.code))
  return (
    <fieldset className={styles.step} aria-describedby={error ? id : undefined} aria-invalid={Boolean(error)}>
      <legend>
        <b>{step.name}</b>
        <span>
          {step.kind === 'text'
            ? textState(props)
            : chosen.map(choice => choice.name).join(', ') || (!step.required && t('optional'))}
        </span>
      </legend>
      <SizeGuide codes={step.choices.map(choice => choice.code)} words={words} />
      {step.hint && <p className={styles.hint}>{step.hint}</p>}
      {step.kind === 'text' ? <WordsField {...props} /> : <Choices {...props} />}
      {chosen.some(choice => choice.stock === 'out') && <p className={styles.error}>{t('choice_out')}</p>}
      {chosen.length === 1 && chosen[0]!.stock === 'low' && (
        <p className={styles.low}>{words.t('stock.low', { count: chosen[0]!.stock_left ?? 1 })}</p>
      )}
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function textState({ step, configuration, words, t }: StepFieldProps): string {
  const count = [...(configuration.texts[step.code] ?? '')].length
  const price = step.extra > 0 ? ` · +${money(words, step.extra)}` : ''
  return t('letters', { count, max: step.max }) + price
}

function WordsField({ step, configuration, onChange }: StepFieldProps) {
  const write = (text: string) => {
    const { [step.code]: _, ...rest } = configuration.texts
    const cut = [...text].slice(0, step.max).join('')
    onChange({ ...configuration, texts: cut ? { ...rest, [step.code]: cut } : rest })
  }
  return (
    <TextField
      label={step.name}
      hideLabel
      value={configuration.texts[step.code] ?? ''}
      onChange={event => write(event.target.value)}
      maxLength={step.max * 2}
      autoComplete="off"
    />
  )
}

function Choices(props: StepFieldProps) {
  const { step, configuration, onChange } = props
  const chosenCodes = configuration.choices[step.code] ?? []
  const isFull = step.kind === 'many' && chosenCodes.length >= step.max
  return (
    <div className={classNames(styles.choices, step.look !== 'text' && styles[step.look])}>
      {step.choices.map(choice => (
        <button
          key={choice.code}
          type="button"
          aria-pressed={chosenCodes.includes(choice.code)}
          aria-label={spoken(props, choice)}
          title={choice.name}
          disabled={isFull && !chosenCodes.includes(choice.code)}
          data-out={choice.stock === 'out'}
          className={styles.choice}
          onClick={() => onChange(withChoice(configuration, step, choice.code))}
        >
          <Look {...props} choice={choice} />
        </button>
      ))}
    </div>
  )
}

const extraOf = ({ words }: StepFieldProps, { extra }: CollectionChoice): string =>
  extra > 0 ? `+${money(words, extra)}` : ''

const spoken = (props: StepFieldProps, choice: CollectionChoice): string =>
  [choice.name, extraOf(props, choice), choice.stock === 'out' ? props.words.t('stock.out') : '']
    .filter(Boolean)
    .join(', ')

function Look(props: StepFieldProps & { choice: CollectionChoice }) {
  const { step, choice } = props
  switch (step.look) {
    case 'swatch':
      return <i style={{ background: choice.colour ?? 'var(--sunken)' }} />
    case 'figure':
      return (
        <Niche
          look="thumbnail"
          picture={choice.layer ?? choice.picture ?? undefined}
          element={choice.element}
          className={styles.figureNiche}
        />
      )
    case 'tile':
      return (
        <>
          <Niche
            look="thumbnail"
            picture={choice.picture ?? undefined}
            element={choice.element}
            className={styles.tileNiche}
          />
          <b>{choice.name}</b>
          <small>{choice.stock === 'out' ? props.words.t('stock.out') : extraOf(props, choice)}</small>
        </>
      )
    default:
      return (
        <span>
          {choice.name} <small>{extraOf(props, choice)}</small>
        </span>
      )
  }
}
