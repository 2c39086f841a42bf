import { useTranslation } from 'react-i18next'
import type { BattleSummary } from '@/contract/endpoints/game/battles.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { pictureUrl } from '@/contract/file-url.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPlayFill } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import { nameIn } from '../kit/character-words.ts'
import { battleDate } from './battle-date.ts'
import styles from './battle-row.module.css'

interface BattleRowProps {
  battle: BattleSummary
  characters: readonly Character[]
  locale: Locale
  now: Date
  linkTo: LinkTo
}

/** One battle: its result, the opponent, the cards. The whole row links to its replay. */
export function BattleRow({ battle, characters, locale, now, linkTo }: BattleRowProps) {
  const { t } = useTranslation('history')
  const rival = battle.rival ?? (battle.opponent ? t(`opponent.${battle.opponent}`) : t('someone'))
  const facts = [
    t(`rules.${battle.rules}`),
    t('turns', { count: battle.turns }),
    battleDate(battle.played_at, now, formatTag(locale)),
  ]
  return (
    <li
      className={classNames(styles.row, battle.outcome !== 'spare' && styles[battle.outcome])}
      data-testid="battle-row"
    >
      <div className={styles.words}>
        <Link className={styles.link} href={linkTo('replay', { id: battle.id })}>
          <span className={styles.outcome}>{t(`outcome.${battle.outcome}`)}</span> {t('against', { rival })}
        </Link>
        <p>{facts.map(fact => fact.replaceAll(' ', '\u00a0')).join(' · ')}</p>
      </div>
      <span className={styles.xp}>{battle.xp > 0 ? t('gained', { xp: battle.xp }) : t('no_xp')}</span>
      <div className={styles.decks}>
        <Deck label={t('own_deck')} numbers={battle.own_cards} {...{ characters, locale }} />
        <Deck label={t('rival_deck', { rival })} numbers={battle.rival_cards} {...{ characters, locale }} />
      </div>
      <span className={styles.watch} aria-hidden="true">
        <Icon of={iconPlayFill} size={18} />
      </span>
    </li>
  )
}

interface DeckProps {
  label: string
  numbers: readonly number[]
  characters: readonly Character[]
  locale: Locale
}

function Deck({ label, numbers, characters, locale }: DeckProps) {
  const cards = numbers.flatMap(number => characters.find(card => card.numero_carta === number) ?? [])
  const names = cards.map(card => nameIn(card, locale)).join(', ')
  return (
    <span className={styles.deck} role="img" aria-label={`${label}: ${names}`}>
      {cards.map(card => (
        <img
          key={card.id}
          src={pictureUrl(card.images.thumbnail)}
          alt=""
          width={27}
          height={37}
          loading="lazy"
        />
      ))}
    </span>
  )
}
