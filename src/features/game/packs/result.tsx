/** The content of one pack: the best card in the middle, new cards and duplicates, and the next steps. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { FACE_RATIO, type PacksLayout } from '@/stage/scenes/packs/packs-layout.ts'
import { bestOf } from '@/stage/scenes/packs/packs-picture.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { iconBooks } from '@/ui/icon/game-icons.ts'
import { iconPackage, iconShieldCheck } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { rarityKey, typeKey } from '../kit/character-words.ts'
import workbench from '../kit/workbench.module.css'
import { CopiesTag } from './copies-tag.tsx'
import { HeroWords } from './hero-words.tsx'
import styles from './opening.module.css'
import { placeStyle } from './place-style.ts'

interface ResultProps {
  seats: readonly OpenedCard[]
  isPlaying: boolean
  plan: PacksLayout
  locale: Locale
  unopened: number // number of unopened packs of this kind
  keepHref?: string | undefined // for a guest: address of the registration that keeps the cards
  albumOf(card: OpenedCard): string // address of the card's album slot
  characterOf(card: OpenedCard): Character | undefined
  onInspect(card: OpenedCard): void
  onVerify(): void
  onClose(): void
  onAnother(): void
}

export function Result(props: ResultProps) {
  const {
    seats,
    isPlaying,
    plan,
    locale,
    unopened,
    keepHref,
    albumOf,
    characterOf,
    onInspect,
    onVerify,
    onClose,
    onAnother,
  } = props
  const { t } = useTranslation(['packs', 'game'])
  const hero = bestOf(seats.map(({ rarita }) => rarita))
  const heroCard = seats[hero]
  const firstNew = seats.find(({ is_new }) => is_new) ?? heroCard
  return (
    <>
      <h2 className={workbench.spoken}>{t('result.title')}</h2>
      <ul className={styles.cards} aria-label={t('result.title')} data-testid="result">
        {seats.map((card, seat) => {
          const character = characterOf(card)
          const place = plan.result(seat, hero)
          return (
            <li
              key={card.id_istanza}
              data-testid="result-card"
              data-number={card.numero_carta}
              data-new={card.is_new}
            >
              <button
                type="button"
                className={styles.card}
                style={placeStyle(plan, place, FACE_RATIO)}
                data-up
                data-first={seat === hero || undefined}
                onClick={() => onInspect(card)}
              >
                <span className={styles.face}>
                  {character && (
                    <CharacterCard
                      character={character}
                      kind={`${t(rarityKey(character), { ns: 'game' })} · ${t(typeKey(character), { ns: 'game' })}`}
                      locale={locale}
                      size={seat === hero ? 'full' : 'thumbnail'}
                      still
                    />
                  )}
                </span>
              </button>
              {seat !== hero && !isPlaying && (
                <span
                  className={styles.under}
                  style={{
                    left: place.x * plan.unit,
                    top: (place.y + (place.w * FACE_RATIO) / 2 + 15) * plan.unit,
                    rotate: `${place.tilt}deg`,
                  }}
                >
                  <CopiesTag card={card} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {heroCard && !isPlaying && (
        <HeroWords card={heroCard} character={characterOf(heroCard)} locale={locale} />
      )}
      <div className={styles.corner}>
        {firstNew && !keepHref && (
          <BrassButton small look="secondary" icon={iconBooks} href={albumOf(firstNew)}>
            {t('result.album')}
          </BrassButton>
        )}
        <BrassButton
          small
          icon={iconShieldCheck}
          onClick={onVerify}
          data-testid="verify"
          aria-haspopup="dialog"
        >
          {t('verify.open')}
        </BrassButton>
      </div>
      <div className={styles.ends}>
        <BrassButton onClick={onClose} data-testid="close-result">
          {t('result.close')}
        </BrassButton>
        {keepHref && (
          <BrassButton look="primary" icon={iconBooks} href={keepHref}>
            {t('welcome.keep')}
          </BrassButton>
        )}
        {unopened > 0 && !keepHref && (
          <BrassButton look="primary" icon={iconPackage} onClick={onAnother} data-testid="open-another">
            {t('result.another', { count: unopened })}
          </BrassButton>
        )}
      </div>
    </>
  )
}
