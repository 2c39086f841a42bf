import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { Niche } from '@/ui/shop/niche.tsx'
import styles from './thumbnail.module.css'

/** Picture of a row: a niche of 42 × 44 without shelf. */
export const Thumbnail = ({ picture, element }: { picture?: string; element?: CardType }) => (
  <Niche look="thumbnail" picture={picture} element={element} className={styles.thumbnail} />
)
