import { useTranslation } from 'react-i18next'
import { traitGlyphs } from '@/design/card/trait-glyphs.ts'
import { EDGE } from '@/engine/rules/standard-numbers.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { edgeBetween, worthOf } from '../scene/turn-facts.ts'
import type { BattleWords } from '../scene/words.ts'
import type { BattleCharacter, PublicBattle } from '../session/public-battle.ts'
import styles from './card-trait.module.css'

interface CardTraitProps {
  character: BattleCharacter
  battle: PublicBattle
  words: BattleWords
}

/** The points for defeating a card, its match-up with the rival's card, and its passive trait. */
export function CardTrait({ character: { id }, battle, words }: CardTraitProps) {
  const { t } = useTranslation('battle')
  const isOwn = battle.player1.deck.some(card => card.id === id)
  const across = isOwn ? battle.player2 : battle.player1
  const edge = edgeBetween(battle, id, across.activeCardId)
  const trait = words.trait(battle.cards[id]?.tratto)
  return (
    <>
      <p className={styles.chips}>
        <span className={styles.worth}>{t('card.worth', { count: worthOf(battle, id) })}</span>
        {edge && (
          <span className={classNames(styles.edge, edge !== 'both' && styles[edge])}>
            {t(`card.edge.${edge}`, { edge: EDGE })}
          </span>
        )}
      </p>
      {trait && (
        <p className={styles.trait}>
          <Icon of={traitGlyphs[trait.code]} size={22} className={styles.sign} />
          <span>
            <b>{trait.name}</b> {trait.sentence}
          </span>
        </p>
      )}
    </>
  )
}
