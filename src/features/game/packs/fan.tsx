/**
 * Five cards, face down: nothing shows their rarity until they are turned, unless the player has chosen it. A tap, Enter or the button for all turns
 * them; arrow keys move between them.
 */
import { type CSSProperties, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Character, codeName, type Rarity } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { metals } from '@/design/card/card-look.ts'
import { FACE_RATIO, type PacksLayout } from '@/stage/scenes/packs/packs-layout.ts'
import { bestOf } from '@/stage/scenes/packs/packs-picture.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { BrassButton } from '../kit/brass-button.tsx'
import { rarityKey, typeKey } from '../kit/character-words.ts'
import { useArrowKeys } from '../kit/use-page-keys.ts'
import workbench from '../kit/workbench.module.css'
import { HeroWords } from './hero-words.tsx'
import styles from './opening.module.css'
import { placeStyle } from './place-style.ts'
import type { PackControls } from './use-pack-table.ts'

interface FanProps {
  conductor: PackControls
  plan: PacksLayout
  locale: Locale
  characterOf(card: OpenedCard): Character | undefined
  onTurn(seat: number): void
  onGoOn(): void
}

export function Fan({ conductor, plan, locale, characterOf, onTurn, onGoOn }: FanProps) {
  const { t } = useTranslation(['packs', 'game'])
  const { table, isPlaying, isTurningAll, turnAll, skip } = conductor
  const { seats, turned, hero } = table
  const hidesRarity = usePreferences(state => state.hidesRarity)
  const isKnown = (seat: number) => !hidesRarity || (turned[seat] ?? false)
  const known = seats.map(({ rarita }, seat): Rarity => (isKnown(seat) ? rarita : 'Comune'))
  const best = bestOf(known)
  const heroCard = hero === null ? undefined : seats[hero]
  const cards = useRef<HTMLUListElement>(null)
  useArrowKeys(by => {
    const all = [...(cards.current?.querySelectorAll('button') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    if (at >= 0) all[at + by]?.focus()
  })
  return (
    <>
      <ul ref={cards} className={styles.cards} data-hero={hero !== null} aria-label={t('fan.cards')}>
        {seats.map((card, seat) => {
          const character = characterOf(card)
          const isUp = turned[seat] ?? false
          const isHot = seat === best && known[seat] !== 'Comune'
          const place = hero === seat ? plan.hero : plan.fan(seat, isHot)
          return (
            <li key={card.id_istanza}>
              <button
                type="button"
                className={styles.card}
                style={
                  {
                    ...placeStyle(plan, place, FACE_RATIO),
                    ...(isKnown(seat) && { '--hint': metals[card.rarita].mid }),
                  } as CSSProperties
                }
                data-testid="opened-card"
                data-up={isUp}
                data-seat={seat}
                data-hero={hero === seat}
                data-rarity={isKnown(seat) ? codeName(card.rarita) : undefined}
                data-first={seat === 0 || undefined}
                aria-disabled={isUp}
                onClick={() => onTurn(seat)}
              >
                <span className={styles.face} aria-hidden={!isUp}>
                  {isUp && character ? (
                    <CharacterCard
                      character={character}
                      kind={`${t(rarityKey(character), { ns: 'game' })} · ${t(typeKey(character), { ns: 'game' })}`}
                      locale={locale}
                      size={hero === seat ? 'full' : 'thumbnail'}
                      still
                    />
                  ) : (
                    <img src="/assets/stage/card-back.webp" alt="" draggable={false} />
                  )}
                </span>
                {!isUp && (
                  <span className={workbench.spoken}>
                    {t('fan.hidden', { seat: seat + 1 })}
                    {isKnown(seat) && `, ${t(`rarity.${codeName(card.rarita)}`, { ns: 'game' })}`}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {heroCard && !isPlaying && (
        <HeroWords card={heroCard} character={characterOf(heroCard)} locale={locale} />
      )}
      <div className={styles.top}>
        {hero === null && <p className={styles.prompt}>{t('fan.prompt')}</p>}
        <div className={styles.corner}>
          <BrassButton small onClick={isTurningAll ? skip : turnAll} data-testid="turn-all">
            {isTurningAll ? t('skip') : t('fan.turn_all')}
          </BrassButton>
          {!isTurningAll && (
            <BrassButton small onClick={skip} data-testid="skip">
              {t('skip')}
            </BrassButton>
          )}
        </div>
      </div>
      {hero !== null && (
        <div className={styles.onwards}>
          <BrassButton look="primary" onClick={onGoOn} data-testid="go-on">
            {t('fan.go_on')}
          </BrassButton>
        </div>
      )}
    </>
  )
}
