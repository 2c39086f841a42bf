import { useTranslation } from 'react-i18next'
import { CardFace } from '@/ui/card/card-face.tsx'
import { rarityKey, typeKey } from '../../kit/character-words.ts'
import type { BattleWords } from '../scene/words.ts'
import type { BattleCharacter, PublicBattle } from '../session/public-battle.ts'
import styles from './card-detail.module.css'

interface CardDetailProps {
  character: BattleCharacter
  battle: PublicBattle
  words: BattleWords
}

/** One card as printed, with the health it has left in this battle. */
export function CardDetail({ character, battle, words }: CardDetailProps) {
  const { t } = useTranslation('battle')
  const { t: gameText } = useTranslation('game')
  const left = [...battle.player1.deck, ...battle.player2.deck].find(({ id }) => id === character.id)
  return (
    <div className={styles.detail}>
      <CardFace
        picture={character.images.card}
        face={{
          name: words.cardName(character),
          type: character.tipo,
          rarity: character.rarita,
          number: character.numero_carta,
          health: character.pv,
          attack: character.atk,
          guard: character.resistenza,
          moves: character.mosse.map((move, place) => ({
            name: words.moveName(character, place),
            damage: move.danno,
            cost: move.costo_energia,
          })),
        }}
        kind={`${gameText(rarityKey(character))} · ${gameText(typeKey(character))}`}
        spare
      />
      <div>
        <p className={styles.kind}>
          {gameText(typeKey(character))} · {gameText(rarityKey(character))} ·{' '}
          {t('card.number', { number: character.numero_carta })}
        </p>
        <dl className={styles.facts}>
          <dt>{t('card.pv')}</dt>
          <dd>{t('card.health', { pv: left?.pv ?? character.pv, max: character.pv })}</dd>
          <dt>{t('card.attack')}</dt>
          <dd>{character.atk}</dd>
          <dt>{t('card.resistance')}</dt>
          <dd>{character.resistenza}</dd>
        </dl>
        <h3 className={styles.heading}>{t('card.moves')}</h3>
        <ul className={styles.moves}>
          {character.mosse.map((move, place) => (
            <li key={move.nome_mossa}>
              <strong>{words.moveName(character, place)}</strong>
              <span>
                {move.danno} {t('stage.damage')} · {t('card.cost', { count: move.costo_energia })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
