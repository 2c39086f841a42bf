/** The text and numbers of a card, each in the box that its image leaves free. */
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardType, codeName } from '@/contract/endpoints/game/characters.ts'
import type { FaceMove, FaceText } from '@/design/card/card-face.ts'
import { typeLooks } from '@/design/card/card-look.ts'
import { type FittedText, fitText, moveRoom, nameRoom, numberSize } from '@/design/card/card-text.ts'
import { traitGlyphs } from '@/design/card/trait-glyphs.ts'
import {
  type Box,
  type CardLayoutName,
  cardLayouts,
  moveNameRoom,
  moveRow,
  moveRows,
} from '@/domain/card-layout.ts'
import { Icon } from '../icon/icon.tsx'
import { iconShield } from '../icon/icons.ts'
import styles from './card-face.module.css'
import { boxStyle, unit } from './card-units.ts'

export interface CardWordsProps {
  face: FaceText
  layout: CardLayoutName
  kind?: string
}

export function CardWords({ face, layout, kind }: CardWordsProps) {
  const { name, attack, health } = cardLayouts[layout]
  return (
    <>
      <Words className={styles.name} box={name} layout={layout} text={fitText(face.name, nameRoom[layout])} />
      {layout === 'full' && <Moves moves={face.moves} type={face.type} />}
      {layout === 'full' && <Foot face={face} kind={kind} />}
      <Seals face={face} layout={layout} />
      <Digits box={attack} layout={layout} value={face.attack} />
      <Digits box={health} layout={layout} value={face.health} />
    </>
  )
}

interface WordsProps {
  className?: string
  box?: Box
  layout: CardLayoutName
  text: FittedText
  style?: CSSProperties
}

const Words = ({ className, box, layout, text, style }: WordsProps) => (
  <b
    className={className}
    style={{ ...(box && boxStyle(box, layout)), fontSize: unit(text.size, layout), ...style }}
  >
    {text.lines.map(line => (
      <span key={line}>{line}</span>
    ))}
  </b>
)

const Digits = ({ box, layout, value }: { box: Box; layout: CardLayoutName; value: number }) => (
  <span
    className={styles.number}
    style={{ ...boxStyle(box, layout), fontSize: unit(numberSize(value, layout), layout) }}
  >
    {value}
  </span>
)

/** The points for defeating it, and the symbol of its passive ability, below the name. */
function Seals({ face: { points, trait }, layout }: { face: FaceText; layout: CardLayoutName }) {
  const { seal, trait: sign } = cardLayouts[layout]
  return (
    <>
      {points !== undefined && (
        <span
          className={styles.seal}
          style={{ ...boxStyle(seal, layout), fontSize: unit(seal.h * 0.56, layout) }}
        >
          <i>{points}</i>
        </span>
      )}
      {trait && layout === 'full' && (
        <span className={styles.trait} style={boxStyle(sign, layout)}>
          <Icon of={traitGlyphs[trait]} className={styles.sign} />
        </span>
      )}
    </>
  )
}

function Moves({ moves, type }: { moves: readonly FaceMove[]; type: CardType }) {
  const rows = moveRows(moves.length)
  return moves.map((move, at) => {
    const row = rows[at]
    return row && <Move key={move.name} move={move} type={type} row={row} />
  })
}

function Move({ move, type, row }: { move: FaceMove; type: CardType; row: Box }) {
  const room = moveNameRoom(move.cost, move.damage > 0)
  const text = fitText(move.name, moveRoom(room.w, row.h))
  const style = { ...boxStyle(row, 'full'), '--type-dark': typeLooks[type].dark } as CSSProperties
  return (
    <span className={styles.move} style={style}>
      {Array.from({ length: move.cost }, (_, at) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pips have only their place
          key={at}
          className={styles.pip}
          src={`/assets/types/${codeName(type)}.svg`}
          alt=""
          draggable={false}
          style={{
            left: unit(moveRow.inset + moveRow.pipStep * at, 'full'),
            width: unit(moveRow.pip, 'full'),
          }}
        />
      ))}
      <Words
        className={styles.moveName}
        layout="full"
        text={text}
        style={{ left: unit(room.x, 'full'), width: unit(room.w, 'full') }}
      />
      {move.damage > 0 && (
        <b
          className={styles.damage}
          style={{ width: unit(moveRow.damage, 'full'), right: unit(moveRow.inset, 'full') }}
        >
          {move.damage}
        </b>
      )}
    </span>
  )
}

function Foot({ face: { guard, number }, kind }: { face: FaceText; kind?: string }) {
  const { t } = useTranslation('ui')
  const { rarity } = cardLayouts.full
  return (
    <span className={styles.foot} style={boxStyle({ ...rarity, y: rarity.y + 30, h: 54 }, 'full')}>
      {kind && <Words layout="full" text={fitText(kind, kindRoom)} />}
      <span className={styles.facts}>
        {guard !== undefined && (
          <span>
            <Icon of={iconShield} className={styles.shield} />
            {guard}
          </span>
        )}
        {number !== undefined && <span>{t('card.number', { number })}</span>}
      </span>
    </span>
  )
}

const kindRoom = { width: 330, largest: 23, comfortable: 0, lines: 1 } as const
