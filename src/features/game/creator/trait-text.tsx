import type { Trait } from '@/contract/endpoints/game/traits.ts'
import styles from './trait-text.module.css'
import { useTraitWords } from './trait-words.ts'

/** Name and effect of a trait in one row with related content. */
export function TraitText({ trait }: { trait: Trait }) {
  const { name, text } = useTraitWords()(trait)
  return (
    <span className={styles.words}>
      <b>{name}</b>
      <span>{text}</span>
    </span>
  )
}
