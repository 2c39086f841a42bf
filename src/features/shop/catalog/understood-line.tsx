/** Shows corrections and synonyms of a search, with links to the exact search and back. */
import type { Understood } from '@/contract/endpoints/shop/catalog.ts'
import { Button } from '@/ui/action/button.tsx'
import type { ShopWords } from '../kit/product-words.ts'
import type { CatalogChange, CatalogChoice } from './catalog-choice.ts'
import { changed } from './catalog-query.ts'
import styles from './understood-line.module.css'

interface UnderstoodLineProps {
  words: ShopWords
  understood?: Understood
  choice: CatalogChoice
  onChoose(change: CatalogChange): void
}

export function UnderstoodLine({ words: { t }, understood, choice, onChoose }: UnderstoodLineProps) {
  if (!understood || choice.search.trim() === '') return null
  const typed = choice.search.trim()
  if (choice.exact)
    return (
      <p className={styles.line}>
        {t('understood.literal', { typed })}
        <Button
          variant="text"
          size="small"
          onClick={() => onChoose(latest => changed(latest, { exact: false }))}
        >
          {t('understood.similar')}
        </Button>
      </p>
    )
  const { isMended, also, without, isPartial } = understood
  const sentences = [
    isMended && t('understood.typed', { typed }),
    also.length > 0 && t('understood.also', { words: also.join(', ') }),
    without.length > 0 && isPartial && t('understood.without', { words: without.join(', ') }),
    isPartial && without.length === 0 && t('understood.partial'),
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <p className={styles.line}>
      {sentences.join(' ')}
      <Button
        variant="text"
        size="small"
        onClick={() => onChoose(latest => changed(latest, { exact: true }))}
      >
        {t('understood.exact', { typed })}
      </Button>
    </p>
  )
}
