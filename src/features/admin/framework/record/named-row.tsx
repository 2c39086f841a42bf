import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { Link } from '@/ui/link.tsx'
import { Thumbnail } from '../list/thumbnail.tsx'
import styles from './named-row.module.css'

export interface NamedRowProps {
  href: string
  name: string
  note?: string // small, under the name
  picture?: string
  element?: CardType
}

/** The first cell of a row: picture, link with the name, and a note that distinguishes equal names. */
export const NamedRow = ({ href, name, note, picture, element }: NamedRowProps) => (
  <span className={styles.named}>
    {picture !== undefined && <Thumbnail picture={picture} element={element} />}
    <span className={styles.words}>
      <Link href={href}>{name}</Link>
      {note && <small>{note}</small>}
    </span>
  </span>
)
