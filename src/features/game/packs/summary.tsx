/** The content of several packs as one list, sorted by rarity, with new cards marked. */
import { useTranslation } from 'react-i18next'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard, PackOpening } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { iconBooks } from '@/ui/icon/game-icons.ts'
import { iconPackage, iconShieldCheck } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { CopiesTag } from './copies-tag.tsx'
import { summaryOf } from './pack-table.ts'
import styles from './summary.module.css'

interface SummaryProps {
  openings: readonly PackOpening[]
  unopened: number // number of unopened packs of this kind
  locale: Locale
  characterOf(card: OpenedCard): Character | undefined
  albumOf(card: OpenedCard): string
  onInspect(card: OpenedCard): void
  onVerify(): void
  onClose(): void
  onMore(): void
}

export function Summary(props: SummaryProps) {
  const { openings, unopened, locale, characterOf, albumOf, onInspect, onVerify, onClose, onMore } = props
  const { t } = useTranslation(['packs', 'game'])
  const cards = summaryOf(openings)
  const pieces = openings.reduce((sum, opening) => sum + opening.cards.length, 0)
  const fresh = cards.filter(({ is_new }) => is_new).length
  const [first] = cards
  return (
    <section className={styles.summary} aria-labelledby="packs-summary" data-testid="summary">
      <header className={styles.head}>
        <h2 id="packs-summary" tabIndex={-1} data-first>
          {t('summary.title', { count: openings.length })}
        </h2>
        <p>{t('summary.facts', { cards: pieces, fresh })}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <ul className={styles.grid} tabIndex={0} aria-label={t('summary.cards')}>
        {cards.map((card, at) => {
          const character = characterOf(card)
          return (
            <li
              key={card.numero_carta}
              style={{ animationDelay: `${Math.min(at, 24) * 34}ms` }}
              data-testid="summary-card"
            >
              <button
                type="button"
                className={styles.card}
                data-rarity={codeName(card.rarita)}
                onClick={() => onInspect(card)}
              >
                {character && <CharacterCard character={character} locale={locale} size="thumbnail" still />}
                {card.pieces > 1 && <b className={styles.pieces}>×{card.pieces}</b>}
              </button>
              <CopiesTag card={card} />
            </li>
          )
        })}
      </ul>
      <footer className={styles.foot}>
        <BrassButton onClick={onClose} data-testid="close-result">
          {t('result.close')}
        </BrassButton>
        <BrassButton icon={iconShieldCheck} onClick={onVerify} data-testid="verify" aria-haspopup="dialog">
          {t('verify.open')}
        </BrassButton>
        {first && (
          <BrassButton
            look="secondary"
            icon={iconBooks}
            href={albumOf(cards.find(({ is_new }) => is_new) ?? first)}
          >
            {t('result.album')}
          </BrassButton>
        )}
        {unopened > 0 && (
          <BrassButton look="primary" icon={iconPackage} onClick={onMore} data-testid="open-another">
            {t('result.another', { count: unopened })}
          </BrassButton>
        )}
      </footer>
    </section>
  )
}
