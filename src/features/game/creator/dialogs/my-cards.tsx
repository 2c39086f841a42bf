/** The saved own cards with their actions. */
import { useTranslation } from 'react-i18next'
import { creationProblems } from '@/contract/endpoints/game/creation-budget.ts'
import { type Creation, creationLimit } from '@/contract/endpoints/game/creations.ts'
import { iconPrinter, iconShareNetwork } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCopy, iconPencilSimple, iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { NightDialog } from '../../kit/night-dialog.tsx'
import workbench from '../../kit/workbench.module.css'
import { draftOf } from '../draft/edit-draft.ts'
import type { Supplies } from '../editor-props.ts'
import { CreationCard } from '../panels/creation-card.tsx'
import styles from './my-cards.module.css'

export interface CardDeeds {
  onEdit(creation: Creation): void
  onDuplicate(creation: Creation): void
  onShare(creation: Creation): void
  onPrint(creation: Creation): void
  onRemove(creation: Creation): void
}

export interface MyCardsProps extends CardDeeds, Pick<Supplies, 'art'> {
  open: boolean
  creations: readonly Creation[]
  onNew(): void
  onClose(): void
}

export function MyCards({ open, creations, art, onNew, onClose, ...deeds }: MyCardsProps) {
  const { t } = useTranslation('creator')
  return (
    <NightDialog
      open={open}
      title={t('mine.title')}
      note={`${creations.length}/${creationLimit}`}
      onClose={onClose}
      look="wide"
    >
      {creations.length === 0 && <p className={styles.empty}>{t('mine.empty')}</p>}
      <ul className={styles.cards}>
        <li>
          <button type="button" className={styles.fresh} onClick={onNew}>
            <Icon of={iconPlus} size={28} />
            {t('mine.new')}
          </button>
        </li>
        {creations.map(creation => (
          <li key={creation.id} data-creation={creation.id}>
            <button
              type="button"
              className={styles.card}
              aria-label={t('mine.edit', { name: creation.nome })}
              onClick={() => deeds.onEdit(creation)}
            >
              <CreationCard draft={draftOf(creation)} art={art} still spare />
            </button>
            <State creation={creation} />
            <Deeds creation={creation} {...deeds} />
          </li>
        ))}
      </ul>
    </NightDialog>
  )
}

function State({ creation }: { creation: Creation }) {
  const { t } = useTranslation('creator')
  const { hidden, is_public } = creation
  if (hidden)
    return (
      <p className={styles.hidden}>
        <b>{t('mine.hidden')}</b> {hidden.reason}
      </p>
    )
  if (creationProblems(creation).length > 0) return <p className={styles.hidden}>{t('mine.outdated')}</p>
  return <p className={styles.state}>{t(is_public ? 'mine.shared' : 'mine.private')}</p>
}

function Deeds({ creation, ...deeds }: CardDeeds & { creation: Creation }) {
  const { t } = useTranslation('creator')
  const name = creation.nome
  const all = [
    { key: 'edit', icon: iconPencilSimple, act: deeds.onEdit },
    { key: 'duplicate', icon: iconCopy, act: deeds.onDuplicate },
    ...(creation.hidden ? [] : [{ key: 'share', icon: iconShareNetwork, act: deeds.onShare }]),
    { key: 'print', icon: iconPrinter, act: deeds.onPrint },
    { key: 'remove', icon: iconTrash, act: deeds.onRemove },
  ] as const
  return (
    <div className={styles.deeds}>
      {all.map(({ key, icon, act }) => (
        <button
          key={key}
          type="button"
          className={workbench.round}
          aria-label={t(`mine.${key}`, { name })}
          title={t(`mine.${key}`, { name })}
          onClick={() => act(creation)}
        >
          <Icon of={icon} size={18} />
        </button>
      ))}
    </div>
  )
}
