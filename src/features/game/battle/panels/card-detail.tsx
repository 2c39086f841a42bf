/** Large printed card next to its state in this battle: health, stats, statuses, and what its moves do. */
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { metals } from '@/design/card/card-look.ts'
import { noMarks } from '@/engine/turn.ts'
import type { MoveSpec } from '@/engine/types.ts'
import { moveSentence } from '@/i18n/effect-sentence.ts'
import { glyphs } from '@/stage/draw/glyphs.ts'
import { typeLooks } from '@/stage/draw/palette.ts'
import { CardFace } from '@/ui/card/card-face.tsx'
import { classNames } from '@/ui/class-names.ts'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { rarityKey, typeKey } from '../../kit/character-words.ts'
import workbench from '../../kit/workbench.module.css'
import { worthOf } from '../scene/turn-facts.ts'
import type { BattleWords } from '../scene/words.ts'
import type { BattleCharacter, PublicBattle } from '../session/public-battle.ts'
import styles from './card-detail.module.css'
import { CardStats } from './card-stats.tsx'
import { CardStatuses } from './card-statuses.tsx'
import { CardTrait } from './card-trait.tsx'

export interface CardDetailProps {
  character: BattleCharacter
  battle: PublicBattle
  words: BattleWords
}

export function CardDetail({ character, battle, words }: CardDetailProps) {
  const { t: gameText } = useTranslation('game')
  const { t } = useTranslation('battle')
  const inDeck = [...battle.player1.deck, ...battle.player2.deck].find(({ id }) => id === character.id)
  const marks = inDeck?.marks ?? noMarks
  const look = typeLooks[character.tipo]
  const printed = battle.cards[character.id]
  const kind = `${gameText(rarityKey(character))} · ${gameText(typeKey(character))}`
  return (
    <div className={styles.detail}>
      <div className={styles.card}>
        <CardFace picture={character.images.card} face={faceIn(character, battle, words)} kind={kind} spare />
      </div>
      <div className={classNames(workbench.panel, styles.panel)}>
        <div className={styles.head} aria-hidden="true">
          <span
            className={styles.type}
            style={{ '--light': look.light, '--dark': look.dark } as CSSProperties}
          >
            <Icon of={elementIcons[character.tipo]} size={26} />
          </span>
          <div>
            <p className={styles.name}>{words.cardName(character)}</p>
            <p className={styles.kind}>
              <span style={{ color: metals[character.rarita].mid }}>
                {'◆'.repeat(metals[character.rarita].gems)}
              </span>{' '}
              {kind} · {t('card.number', { number: character.numero_carta })}
            </p>
          </div>
        </div>
        <CardStats
          pv={inDeck?.pv ?? character.pv}
          pvMax={printed?.pv ?? character.pv}
          atk={character.atk + marks.atk}
          resistenza={(printed?.resistenza ?? character.resistenza) + marks.resistenza}
        />
        {battle.rules === 'standard' && <CardTrait character={character} battle={battle} words={words} />}
        <CardStatuses statuses={marks.statuses} words={words} />
        <ul className={styles.moves} aria-label={t('card.moves')}>
          {(printed?.mosse ?? character.mosse).map((move, place) => (
            <DetailMove
              key={move.nome_mossa}
              move={battle.rules === 'classic' ? withoutEffects(move) : move}
              name={words.moveName(character, place)}
              isUsedUp={marks.used.includes(place)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The classic rules ignore effects (decision 0026). */
const withoutEffects = (move: MoveSpec): MoveSpec => ({ ...move, effetti: [] })

const faceIn = (character: BattleCharacter, battle: PublicBattle, words: BattleWords) => ({
  name: words.cardName(character),
  type: character.tipo,
  rarity: character.rarita,
  number: character.numero_carta,
  health: character.pv,
  attack: character.atk,
  guard: character.resistenza,
  ...(battle.rules === 'standard' && {
    points: worthOf(battle, character.id),
    trait: battle.cards[character.id]?.tratto,
  }),
  moves: character.mosse.map((move, place) => ({
    name: words.moveName(character, place),
    damage: move.danno,
    cost: move.costo_energia,
  })),
})

interface DetailMoveProps {
  move: MoveSpec
  name: string
  isUsedUp: boolean // can be used once per match and has been used
}

function DetailMove({ move, name, isUsedUp }: DetailMoveProps) {
  const { t } = useTranslation('battle')
  const { t: say } = useTranslation('effects')
  const { danno, costo_energia, effetti = [] } = move
  return (
    <li className={classNames(isUsedUp && styles.spent)}>
      <span className={styles.cost} role="img" aria-label={t('card.cost', { count: costo_energia })}>
        {Array.from({ length: costo_energia }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal bolts have only their place
          <span key={place} className={styles.bolt}>
            <Icon of={glyphs.lightning} size={11} />
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>
          {moveSentence((key, values) => say(key, { ...values }), { danno, effetti })}
          {isUsedUp && ` ${t('card.usedUp')}`}
        </span>
      </span>
      <span className={styles.damage} aria-hidden="true">
        {danno > 0 ? danno : <Icon of={glyphs.shield} size={22} />}
      </span>
    </li>
  )
}
