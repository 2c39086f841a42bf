/** The fourteen types in a ring: which types the chosen one is strong and weak against, and where both active cards are. */

import { type CSSProperties, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { formatTag } from '@/contract/locales.ts'
import { EDGE, WIND } from '@/engine/rules/standard-numbers.ts'
import { hasEdge, wheel } from '@/engine/rules/wheel.ts'
import { nextWindTurn, typesWithWind, windOn } from '@/engine/rules/wind.ts'
import type { Wind } from '@/engine/types.ts'
import { useLocaleOfTexts } from '@/i18n/use-locale-of-texts.ts'
import { typeLooks } from '@/stage/draw/palette.ts'
import { classNames } from '@/ui/class-names.ts'
import { elementIcons } from '@/ui/icon/element-icon.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { typeKey } from '../../kit/character-words.ts'
import { RulesBrief } from './rules-brief.tsx'
import styles from './type-wheel.module.css'

export interface TypeWheelProps {
  own: CardType | null // type of the reader's active card
  rival: CardType | null
  rivalName: string
  wind: Wind | undefined // undefined under the classic rules
  turn: number
}

const types: readonly CardType[] = wheel

/** Position on a circle in a box of 100 × 100, with the first type on top. */
function placeOf(at: number, radius: number): { x: number; y: number } {
  const angle = (at / types.length) * Math.PI * 2 - Math.PI / 2
  return { x: 50 + Math.cos(angle) * radius, y: 50 + Math.sin(angle) * radius }
}

export function TypeWheel({ own, rival, rivalName, wind, turn }: TypeWheelProps) {
  const { t } = useTranslation('battle')
  const [chosen, choose] = useState<CardType>(own && types.includes(own) ? own : (types[0] as CardType))
  return (
    <div className={styles.wheel}>
      <div className={styles.ring}>
        <Chords chosen={chosen} />
        {types.map((type, at) => (
          <TypeButton
            key={type}
            type={type}
            at={at}
            relation={relationOf(chosen, type)}
            hasWind={windOn(type, wind?.from) > 0}
            owner={type === own ? 'own' : type === rival ? 'rival' : null}
            ownerName={type === own ? t('wheel.own') : t('wheel.rival', { rival: rivalName })}
            onChoose={() => choose(type)}
          />
        ))}
      </div>
      <div className={styles.words}>
        <p>{t('wheel.help', { edge: EDGE })}</p>
        <Sentences chosen={chosen} />
        {wind && <WindSentences wind={wind} turn={turn} />}
        {[own, rival].includes('???') && <Outside />}
      </div>
      <RulesBrief />
    </div>
  )
}

type Relation = 'chosen' | 'over' | 'under' | null // over: the chosen type has the edge over it

const relationOf = (chosen: CardType, type: CardType): Relation =>
  chosen === type ? 'chosen' : hasEdge(chosen, type) ? 'over' : hasEdge(type, chosen) ? 'under' : null

interface TypeButtonProps {
  type: CardType
  at: number
  relation: Relation
  hasWind: boolean
  owner: 'own' | 'rival' | null
  ownerName: string
  onChoose: () => void
}

function TypeButton({ type, at, relation, hasWind, owner, ownerName, onChoose }: TypeButtonProps) {
  const { t } = useTranslation('game')
  const { light, dark } = typeLooks[type]
  const { x, y } = placeOf(at, 42)
  const name = t(typeKey({ tipo: type }))
  const style = { left: `${x}%`, top: `${y}%`, '--light': light, '--dark': dark } as CSSProperties
  return (
    <button
      type="button"
      className={classNames(
        styles.type,
        relation && styles[relation],
        owner && styles[owner],
        hasWind && styles.wind,
      )}
      style={style}
      aria-pressed={relation === 'chosen'}
      aria-label={owner ? `${name}, ${ownerName}` : name}
      title={name}
      onClick={onChoose}
    >
      <Icon of={elementIcons[type]} size={20} />
    </button>
  )
}

/** Lines between the chosen type and those it is strong or weak against. */
function Chords({ chosen }: { chosen: CardType }) {
  const from = placeOf(types.indexOf(chosen), 36)
  return (
    <svg className={styles.chords} viewBox="0 0 100 100" aria-hidden="true">
      {types.map((type, at) => {
        const relation = relationOf(chosen, type)
        if (relation !== 'over' && relation !== 'under') return null
        const to = placeOf(at, 36)
        return (
          <path key={type} className={styles[relation]} d={`M${from.x} ${from.y}Q50 50 ${to.x} ${to.y}`} />
        )
      })}
    </svg>
  )
}

function Sentences({ chosen }: { chosen: CardType }) {
  const { t } = useTranslation('battle')
  const { t: game } = useTranslation('game')
  const locale = useLocaleOfTexts()
  const nameOf = (type: CardType) => game(typeKey({ tipo: type }))
  const list = (relation: Relation) =>
    new Intl.ListFormat(formatTag(locale), { type: 'conjunction' }).format(
      types.filter(type => relationOf(chosen, type) === relation).map(nameOf),
    )
  const type = nameOf(chosen)
  return (
    <div aria-live="polite">
      <p className={styles.gain}>{t('wheel.over', { type, types: list('over') })}</p>
      <p className={styles.loss}>{t('wheel.under', { type, types: list('under') })}</p>
    </div>
  )
}

/** The types that the wind favours now and after it has turned. */
function WindSentences({ wind, turn }: { wind: Wind; turn: number }) {
  const { t } = useTranslation('battle')
  const { t: game } = useTranslation('game')
  const locale = useLocaleOfTexts()
  const list = (from: number) =>
    new Intl.ListFormat(formatTag(locale), { type: 'conjunction' }).format(
      typesWithWind(from).map(type => game(typeKey({ tipo: type }))),
    )
  const turns = nextWindTurn(turn)
  return (
    <>
      <p>{t('wheel.wind', { wind: WIND, types: list(wind.from) })}</p>
      <p>{t('wheel.windNext', { turn: turns, types: list(wind.next) })}</p>
    </>
  )
}

function Outside() {
  const { t } = useTranslation('battle')
  const { t: game } = useTranslation('game')
  return <p>{t('wheel.outside', { type: game(typeKey({ tipo: '???' })) })}</p>
}
