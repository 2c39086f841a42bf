import type { CardType } from '@/contract/characters.ts'
import { Link } from '@/ui/link.tsx'
import styles from './named-row.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface NamedRowProps {
  href: string
  name: string
  note?: string // small, under the name
  picture?: string
  element?: CardType
}

/** The first cell of a row: picture, name that opens the record, and what tells it from its namesakes. */
export const NamedRow = ({ href, name, note, picture, element }: NamedRowProps) => (
  <span className={styles.named}>
    {picture !== undefined && <Thumbnail picture={picture} element={element} />}
    <span className={styles.words}>
      <Link href={href}>{name}</Link>
      {note && <small>{note}</small>}
    </span>
  </span>
)
