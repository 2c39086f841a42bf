/** What opens over the bench to ask or to tell: throwing a card away, a card that was kept. Both show the card. */
import type { ReactNode } from 'react'
import type { CreationDraft } from '@/contract/creations.ts'
import { NightDialog } from '../kit/night-dialog.tsx'
import styles from './ask-dialog.module.css'
import type { Supplies } from './bench-props.ts'
import { CreationCard } from './creation-card.tsx'

export interface AskDialogProps extends Pick<Supplies, 'art'> {
  draft: CreationDraft | null // null: closed
  title: string
  text: ReactNode
  onClose(): void
  children: ReactNode // what can be done
}

export const AskDialog = ({ draft, art, title, text, onClose, children }: AskDialogProps) => (
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
