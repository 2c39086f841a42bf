/** Facts of the standard rules besides a card's moves: its trait as a sentence, and its value in points. */
import { useTranslation } from 'react-i18next'
import { type Character, pointsOfRarity } from '@/contract/endpoints/game/characters.ts'
import { traitGlyphs } from '@/design/card/trait-glyphs.ts'
import { traitName, traitSentence } from '@/i18n/effect-sentence.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import styles from './trait-line.module.css'

export function TraitLine({ character: { rarita, tratto } }: { character: Character }) {
  const { t } = useTranslation('battle')
  const { t: say } = useTranslation('effects')
  return (
    <p className={styles.line}>
      {tratto && (
        <>
          <Icon of={traitGlyphs[tratto]} size={26} className={styles.sign} />
          <span>
            <b>{traitName((key, values) => t(key, { ...values }), tratto)}</b>{' '}
            {traitSentence((key, values) => say(key, { ...values }), tratto)}
          </span>
        </>
      )}
      <span className={styles.worth}>{t('card.worth', { count: pointsOfRarity[rarita] })}</span>
    </p>
  )
}
