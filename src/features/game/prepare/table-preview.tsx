import { useTranslation } from 'react-i18next'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { iconPencilSimple, iconPlus, iconSparkle } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { nameIn } from '../kit/character-words.ts'
import type { PlayMode } from './play-choice.ts'
import type { PrepareViewProps } from './prepare-props.ts'
import styles from './table-preview.module.css'

export interface TablePreviewProps
  extends Pick<
    PrepareViewProps,
    'decks' | 'characters' | 'isSuggesting' | 'locale' | 'linkTo' | 'onSuggest'
  > {
  mode: PlayMode
  deck: Deck | null // the deck to play with
}

const backs = [0, 1, 2, 3, 4, 5]

/** The six cards of the battle: those of the deck, or six face-down cards. */
export function TablePreview(props: TablePreviewProps) {
  const { mode, deck, decks, linkTo } = props
  const { t } = useTranslation('prepare')
  if (mode === 'deck' && decks?.length === 0) return <NoDeck {...props} />
  return (
    <section className={styles.preview} aria-label={deck?.name ?? t(`mode.${mode}`)}>
      <div className={styles.about}>
        <b>{deck?.name ?? t(`preview.${mode}`)}</b>
        {deck ? (
          <BrassButton small icon={iconPencilSimple} href={`${linkTo('decks')}?deck=${deck.id}`}>
            {t('edit')}
          </BrassButton>
        ) : (
          <p>{t(`preview.${mode}_text`)}</p>
        )}
      </div>
      <SixCards {...props} />
    </section>
  )
}

function SixCards({ deck, characters, locale }: TablePreviewProps) {
  if (!deck)
    return (
      <div className={styles.six} aria-hidden="true">
        {backs.map(at => (
          <img key={at} src="/assets/stage/card-back.webp" alt="" />
        ))}
      </div>
    )
  return (
    <ol className={styles.six}>
      {deck.cards.map(number => {
        const character = characters.find(candidate => candidate.numero_carta === number)
        return (
          <li key={number} aria-label={character && nameIn(character, locale)}>
            {character && (
              <CharacterCard character={character} locale={locale} size="thumbnail" still spare />
            )}
          </li>
        )
      })}
    </ol>
  )
}

function NoDeck({ isSuggesting, linkTo, onSuggest }: TablePreviewProps) {
  const { t } = useTranslation('prepare')
  return (
    <section className={styles.preview}>
      <div className={styles.about}>
        <b>{t('none')}</b>
        <p>{t('none_text')}</p>
      </div>
      <div className={styles.actions}>
        <BrassButton small look="secondary" icon={iconSparkle} busy={isSuggesting} onClick={onSuggest}>
          {t('suggest')}
        </BrassButton>
        <BrassButton small icon={iconPlus} href={linkTo('decks')}>
          {t('build')}
        </BrassButton>
      </div>
    </section>
  )
}
