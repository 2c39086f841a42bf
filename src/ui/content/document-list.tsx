import { iconFileText } from '../icon/document-icon.ts'
import { Icon } from '../icon/icon.tsx'
import { iconDownloadSimple } from '../icon/icons.ts'
import styles from './document-list.module.css'
import { Spoken } from './spoken.tsx'

export interface ShownDocument {
  id: number
  name: string
  note?: string
  facts: string // kind and size
  label: string // label for screen readers
}

export interface DocumentListProps {
  documents: readonly ShownDocument[]
  busy?: number // id of the document being downloaded
  onOpen(id: number): void
}

/** Documents to download. Each row is one button. */
export const DocumentList = ({ documents, busy, onOpen }: DocumentListProps) => (
  <ul className={styles.list}>
    {documents.map(({ id, name, note, facts, label }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.row}
          aria-busy={busy === id || undefined}
          onClick={() => onOpen(id)}
        >
          <Spoken>{`${label} (${facts})`}</Spoken>
          <span className={styles.sheet}>
            <Icon of={iconFileText} size={22} />
          </span>
          <span className={styles.words} aria-hidden="true">
            <b>{name}</b>
            {note && <small>{note}</small>}
          </span>
          <span className={styles.facts} aria-hidden="true">
            {facts}
          </span>
          <Icon of={iconDownloadSimple} size={20} className={styles.get} />
        </button>
      </li>
    ))}
  </ul>
)
