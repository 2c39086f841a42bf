/** Exchange of doubles: three surplus cards of a rarity for one missing card of the same rarity, chosen by the player. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Character,
  codeName,
  type OwnedCard,
  type Rarity,
  rarities,
} from '@/contract/endpoints/game/characters.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { faceOf } from '@/design/card/card-face.ts'
import { type CopiesOfCard, cardsPerExchange, cardsToExchange } from '@/domain/rewards.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import workbench from '../kit/workbench.module.css'
import styles from './doubles-panel.module.css'
import view from './rewards-view.module.css'

export interface DoublesPanelProps {
  characters: readonly Character[]
  owned: readonly OwnedCard[]
  locale: Locale
  isBusy: boolean
  onExchange: (numero_carta: number) => void
}

export function DoublesPanel({ characters, owned, locale, isBusy, onExchange }: DoublesPanelProps) {
  const { t } = useTranslation('rewards')
  const copies = copiesOf(owned)
  const counts = rarities.map(rarita => ({
    rarita,
    doubles: copies.filter(card => card.rarita === rarita).reduce((sum, card) => sum + card.copies - 1, 0),
    missing: characters.filter(
      ({ rarita: one, numero_carta }) =>
        one === rarita && !copies.some(card => card.numero_carta === numero_carta),
    ),
  }))
  const [chosen, setChosen] = useState<Rarity | null>(null)
  const rarita =
    chosen ?? counts.find(({ doubles, missing }) => doubles >= cardsPerExchange && missing.length > 0)?.rarita
  const shown = counts.find(count => count.rarita === rarita) ?? counts[0]
  return (
    <section className={classNames(workbench.panel, view.doubles)} aria-labelledby="rewards-doubles">
      <h2 id="rewards-doubles">{t('doubles.title')}</h2>
      <p className={view.lead}>{t('doubles.lead', { cards: cardsPerExchange })}</p>
      <fieldset className={styles.rarities} aria-label={t('doubles.rarity')}>
        {counts.map(count => (
          <button
            key={count.rarita}
            type="button"
            className={styles.rarity}
            aria-pressed={count.rarita === shown?.rarita}
            onClick={() => setChosen(count.rarita)}
          >
            <b>{t(`rarity.${codeName(count.rarita)}`, { ns: 'game' })}</b>
            <span>{t('doubles.count', { count: count.doubles })}</span>
          </button>
        ))}
      </fieldset>
      {shown && (
        <Missing
          key={shown.rarita}
          missing={shown.missing}
          given={cardsToExchange(copies, shown.rarita)}
          nameOf={number => {
            const card = characters.find(({ numero_carta }) => numero_carta === number)
            return card ? faceOf(card, locale).name : ''
          }}
          locale={locale}
          isBusy={isBusy}
          onExchange={onExchange}
        />
      )}
    </section>
  )
}

interface MissingProps extends Pick<DoublesPanelProps, 'locale' | 'isBusy' | 'onExchange'> {
  missing: readonly Character[]
  given: readonly number[] | undefined // undefined: too few doubles
  nameOf: (numero_carta: number) => string
}

function Missing({ missing, given, nameOf, locale, isBusy, onExchange }: MissingProps) {
  const { t } = useTranslation('rewards')
  const [wanted, setWanted] = useState<number | null>(null)
  if (missing.length === 0) return <p className={view.lead}>{t('doubles.complete')}</p>
  const isReady = wanted !== null && given !== undefined
  const names =
    given && new Intl.ListFormat(formatTag(locale), { type: 'conjunction' }).format(given.map(nameOf))
  return (
    <>
      <ul className={styles.missing}>
        {missing.map(character => (
          <li key={character.numero_carta}>
            <button
              type="button"
              className={styles.wanted}
              aria-pressed={character.numero_carta === wanted}
              onClick={() => setWanted(character.numero_carta)}
            >
              <span aria-hidden="true">
                <CharacterCard character={character} locale={locale} size="thumbnail" still spare />
              </span>
              <span className={workbench.spoken}>{nameOf(character.numero_carta)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.exchange}>
        <p role="status">
          {given === undefined
            ? t('doubles.insufficient', { cards: cardsPerExchange })
            : wanted === null
              ? t('doubles.choose')
              : t('doubles.gives', { names, wanted: nameOf(wanted) })}
        </p>
        <BrassButton
          look="primary"
          busy={isBusy}
          disabled={!isReady}
          onClick={() => {
            if (wanted !== null) onExchange(wanted)
            setWanted(null)
          }}
        >
          {t('doubles.exchange')}
        </BrassButton>
      </div>
    </>
  )
}

function copiesOf(owned: readonly OwnedCard[]): CopiesOfCard[] {
  const copies = new Map<number, CopiesOfCard>()
  for (const { numero_carta, rarita } of owned) {
    const card = copies.get(numero_carta)
    copies.set(numero_carta, { numero_carta, rarita, copies: (card?.copies ?? 0) + 1 })
  }
  return [...copies.values()]
}
