/** Dialogs of the creator that show a card: confirm its deletion, or say that it was saved. */
import type { ReactNode } from 'react'
import type { CreationDraft } from '@/contract/endpoints/game/creations.ts'
import { NightDialog } from '../../kit/night-dialog.tsx'
import type { Supplies } from '../editor-props.ts'
import { CreationCard } from '../panels/creation-card.tsx'
import styles from './card-confirm.module.css'

export interface CardConfirmProps extends Pick<Supplies, 'art'> {
  draft: CreationDraft | null // null: closed
  title: string
  text: ReactNode
  onClose(): void
  children: ReactNode // the actions
}

export const CardConfirm = ({ draft, art, title, text, onClose, children }: CardConfirmProps) => (
  <NightDialog open={draft !== null} title={title} onClose={onClose}>
    <div className={styles.ask}>
      <div className={styles.card}>{draft && <CreationCard draft={draft} art={art} still spare />}</div>
      <div className={styles.words}>
        <p>{text}</p>
        <div className={styles.deeds}>{children}</div>
      </div>
    </div>
  </NightDialog>
)
