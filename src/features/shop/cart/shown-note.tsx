/** The note of a cart line as text. Separate from its form, which only the cart page loads. */
import type { CartItem } from '@/stores/cart.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPencilSimple } from '@/ui/icon/icons.ts'
import styles from './shown-note.module.css'

export const ShownNote = ({ item }: { item: CartItem }) =>
  item.note_worksheet ? (
    <p className={styles.shown}>
      <Icon of={iconPencilSimple} size={18} />
      <span>{item.note_worksheet}</span>
    </p>
  ) : null
