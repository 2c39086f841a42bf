/** Two or three moves: name, cost, damage, effects. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { costRange, moveCount, movePoints, rarityBounds } from '@/contract/endpoints/game/creation-budget.ts'
import { moveNameLength } from '@/contract/endpoints/game/creations.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPlus, iconX } from '@/ui/icon/icons.ts'
import { EffectDialog } from '../dialogs/effect-dialog.tsx'
import { type DraftMove, withMoreMoves, withMove, withoutMove } from '../draft/edit-draft.ts'
import type { PartProps } from '../editor-props.ts'
import { EditorField, NumberField } from './editor-field.tsx'
import { EffectButton } from './effect-button.tsx'
import styles from './moves-panel.module.css'

export interface MovesPanelProps extends PartProps {
  look: 'rows' | 'blocks' // rows with common headings, or one block each
}

export function MovesPanel({ look, ...part }: MovesPanelProps) {
  const { draft, change, problems } = part
  const { t } = useTranslation('creator')
  const [open, setOpen] = useState<number | null>(null)
  const move = open === null ? undefined : draft.mosse[open]
  const general = problems.get('mosse')
  return (
    <div className={classNames(styles.moves, styles[look])}>
      {look === 'rows' && (
        <div className={styles.heads} aria-hidden="true">
          <span>{t('moves.move')}</span>
          <span>{t('moves.cost')}</span>
          <span>{t('moves.damage')}</span>
          <span>{t('moves.effect')}</span>
        </div>
      )}
      {draft.mosse.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move has only its place; its name changes while typed
        <MoveRow key={at} {...part} move={one} at={at} look={look} onEffects={() => setOpen(at)} />
      ))}
      {draft.mosse.length < moveCount.max && (
        <button
          type="button"
          className={styles.add}
          onClick={() => change(current => withMoreMoves(current, t('start.third')))}
        >
          <Icon of={iconPlus} size={18} />
          {t('moves.add')}
        </button>
      )}
      {general && <p className={styles.error}>{general}</p>}
      <EffectDialog
        open={move !== undefined}
        name={move?.nome_mossa || t('moves.move')}
        move={move ?? { danno: 0, costo_energia: 2, effetti: [] }}
        points={open === null ? 0 : (movePoints(draft.mosse)[open] ?? 0)}
        onChange={effetti => open !== null && change(current => withMove(current, open, { effetti }))}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}

interface MoveRowProps extends MovesPanelProps {
  move: DraftMove
  at: number
  onEffects(): void
}

function MoveRow({ draft, change, problems, move, at, look, onEffects }: MoveRowProps) {
  const { t } = useTranslation('creator')
  const name = move.nome_mossa || t('moves.number', { number: at + 1 })
  const path = `mosse.${at}`
  const set = (part: Partial<DraftMove>, key: string) =>
    change(current => withMove(current, at, part), `${path}.${key}`)
  const problem = ['danno', 'effetti', 'costo_energia']
    .map(key => problems.get(`${path}.${key}`))
    .find(Boolean)
  const cost = t('moves.cost')
  const damage = t('moves.damage')
  return (
    <fieldset className={styles.move} aria-label={name}>
      <div className={styles.name}>
        <EditorField
          label={t('moves.name_of', { number: at + 1 })}
          hideLabel
          display
          value={move.nome_mossa}
          maxLength={moveNameLength}
          error={problems.get(`${path}.nome_mossa`)}
          onChange={event => set({ nome_mossa: event.target.value }, 'nome_mossa')}
          end={
            draft.mosse.length > moveCount.min && (
              <button
                type="button"
                className={styles.remove}
                aria-label={t('moves.remove', { move: name })}
                onClick={() => change(current => withoutMove(current, at))}
              >
                <Icon of={iconX} size={16} />
              </button>
            )
          }
        />
      </div>
      <div>
        <NumberField
          label={cost}
          hideLabel={look === 'rows'}
          range={costRange}
          value={move.costo_energia}
          lessLabel={t('less', { what: `${cost}, ${name}` })}
          moreLabel={t('more', { what: `${cost}, ${name}` })}
          onChange={costo_energia => set({ costo_energia }, 'costo')}
        />
      </div>
      <div>
        <NumberField
          label={damage}
          hideLabel={look === 'rows'}
          range={rarityBounds[draft.rarita].danno}
          value={move.danno}
          lessLabel={t('less', { what: `${damage}, ${name}` })}
          moreLabel={t('more', { what: `${damage}, ${name}` })}
          onChange={danno => set({ danno }, 'danno')}
        />
      </div>
      <div className={styles.effect}>
        <EffectButton effects={move.effetti} move={name} isWide={look === 'blocks'} onPress={onEffects} />
      </div>
      {problem && <p className={styles.error}>{problem}</p>}
    </fieldset>
  )
}
