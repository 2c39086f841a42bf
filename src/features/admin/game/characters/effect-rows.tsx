import { useTranslation } from 'react-i18next'
import { cardRanges } from '@/contract/endpoints/admin/characters.ts'
import type { Effect } from '@/contract/endpoints/game/effects.ts'
import { Button } from '@/ui/action/button.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { SelectField } from '@/ui/form/select-field.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { useField } from '../../framework/fields/inputs.tsx'
import styles from './characters.module.css'

type EffectKind = Effect['kind']

/** Initial form values of each kind of effect. */
const fresh: { [K in EffectKind]: Extract<Effect, { kind: K }> } = {
  'damage-over-time': { kind: 'damage-over-time', source: 'poison', amount: 10, turns: 2 },
  freeze: { kind: 'freeze', turns: 1 },
  paralysis: { kind: 'paralysis', turns: 2 },
  sleep: { kind: 'sleep', turns: 1 },
  stun: { kind: 'stun' },
  attack: { kind: 'attack', on: 'self', amount: 10, turns: 2 },
  defence: { kind: 'defence', on: 'self', amount: 10, turns: 2 },
  heal: { kind: 'heal', amount: 20 },
  area: { kind: 'area', amount: 20 },
  'once-per-match': { kind: 'once-per-match' },
  'chosen-stat': { kind: 'chosen-stat', amount: 30 },
}

const effectKinds = Object.keys(fresh) as EffectKind[]

const freshEffect = (kind: EffectKind): Effect => ({ ...fresh[kind] })

/** Effects of a move, one per row: kind, target, amount, duration. */
export function EffectRows({ source }: { source: string }) {
  const { t } = useTranslation('admin-goods')
  const { value, change, error } = useField<Effect[]>(source)
  const effects = value ?? []
  const put = (at: number, effect: Effect) =>
    change(effects.map((row, place) => (place === at ? effect : row)))
  return (
    <div className={styles.effects}>
      {effects.map((effect, at) => (
        <EffectRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect has only its place
          key={at}
          effect={effect}
          onChange={next => put(at, next)}
          onRemove={() => change(effects.filter((_, place) => place !== at))}
        />
      ))}
      {error && <p className={styles.fault}>{error}</p>}
      {effects.length < cardRanges.effects && (
        <Button
          variant="text"
          size="dense"
          icon={iconPlus}
          onClick={() => change([...effects, freshEffect('damage-over-time')])}
        >
          {t('moves.add_effect')}
        </Button>
      )}
    </div>
  )
}

interface EffectRowProps {
  effect: Effect
  onChange: (effect: Effect) => void
  onRemove: () => void
}

function EffectRow({ effect, onChange, onRemove }: EffectRowProps) {
  const { t } = useTranslation('admin-goods')
  const chosen = (kind: string) =>
    onChange(
      freshEffect(effectKinds.find(effectKind => effectKind === kind) ?? ('stun' satisfies EffectKind)),
    )
  return (
    <div className={styles.effect}>
      <SelectField
        dense
        hideLabel
        label={t('moves.effect')}
        value={effect.kind}
        options={effectKinds.map(kind => ({ value: kind, label: t(`effects.${kind}`) }))}
        onChange={event => chosen(event.currentTarget.value)}
      />
      {'source' in effect && (
        <SelectField
          dense
          hideLabel
          label={t('moves.source')}
          value={effect.source}
          options={(['poison', 'burn'] as const).map(option => ({
            value: option,
            label: t(`effects.${option}`),
          }))}
          onChange={event =>
            onChange({ ...effect, source: event.currentTarget.value === 'burn' ? 'burn' : 'poison' })
          }
        />
      )}
      {'on' in effect && (
        <SelectField
          dense
          hideLabel
          label={t('moves.on')}
          value={effect.on}
          options={(['self', 'foe'] as const).map(option => ({
            value: option,
            label: t(`effects.${option}`),
          }))}
          onChange={event =>
            onChange({ ...effect, on: event.currentTarget.value === 'foe' ? 'foe' : 'self' })
          }
        />
      )}
      {'amount' in effect && (
        <Figure
          label={t('moves.amount')}
          value={effect.amount}
          signed={'on' in effect}
          onChange={amount => onChange({ ...effect, amount })}
        />
      )}
      {'turns' in effect && (
        <Figure
          label={t('moves.turns')}
          value={effect.turns}
          onChange={turns => onChange({ ...effect, turns })}
        />
      )}
      <TooltipButton icon={iconTrash} size={18} label={t('moves.remove_effect')} onClick={onRemove} />
    </div>
  )
}

interface NumberInputProps {
  label: string
  value: number
  signed?: boolean
  onChange: (value: number) => void
}

const Figure = ({ label, value, signed, onChange }: NumberInputProps) => (
  <TextField
    dense
    type="number"
    label={label}
    min={signed ? -60 : 1}
    max={signed ? 60 : 300}
    value={Number.isNaN(value) ? '' : value}
    onChange={event => onChange(Math.trunc(Number(event.currentTarget.value)))}
  />
)
