import { useTranslation } from 'react-i18next'
import { BrassButton } from '../../kit/brass-button.tsx'
import { CreaturePicture } from '../../kit/creature-picture.tsx'
import styles from '../decks-view.module.css'

export interface EmptyCardListProps {
  isEmpty: boolean // no cards at all; otherwise none that matches the filters
  packs: string // address of the packs
  onReset(): void
}

export function EmptyCardList({ isEmpty, packs, onReset }: EmptyCardListProps) {
  const { t } = useTranslation('decks')
  return (
    <section className={styles.nothing}>
      <CreaturePicture slug={isEmpty ? 'ondalice' : 'spettrillo'} />
      <h2>{t(isEmpty ? 'no_cards' : 'none_found')}</h2>
      <p>{t(isEmpty ? 'no_cards_text' : 'none_found_text')}</p>
      {isEmpty ? (
        <BrassButton small look="secondary" href={packs}>
          {t('to_packs')}
        </BrassButton>
      ) : (
        <BrassButton small onClick={onReset}>
          {t('reset')}
        </BrassButton>
      )}
    </section>
  )
}
