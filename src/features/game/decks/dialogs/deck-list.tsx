/** All decks of the account with their actions. */
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { type Deck, deckLimit } from '@/contract/endpoints/game/deck.ts'
import type { Locale } from '@/contract/locales.ts'
import { CharacterCard } from '@/ui/card/character-card.tsx'
import { classNames } from '@/ui/class-names.ts'
import { iconCopy, iconPlus, iconSparkle, iconTrash, iconUploadSimple } from '@/ui/icon/icons.ts'
import { BrassButton } from '../../kit/brass-button.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { RoundButton } from '../../kit/round-button.tsx'
import styles from './deck-list.module.css'

export interface DeckListProps {
  open: boolean
  decks: readonly Deck[]
  current: number | null // id of the edited deck
  byNumber: ReadonlyMap<number, Character>
  canSaveAs: boolean // the edited deck is valid and saved
  locale: Locale
  onClose(): void
  onOpen(deck: Deck): void
  onNew(): void
  onSuggest(): void
  onSaveAs(): void
  onDuplicate(deck: Deck): void
  onShare(deck: Deck): void
  onRemove(deck: Deck): void
}

export function DeckList(props: DeckListProps) {
  const { t } = useTranslation('decks')
  const { open, decks, onClose } = props
  const note = t('list_count', { count: decks.length, limit: deckLimit })
  return (
    <NightDialog open={open} title={t('list')} note={note} onClose={onClose} look="drawer">
      <div className={styles.doors}>
        <BrassButton small icon={iconPlus} onClick={props.onNew}>
          {t('new')}
        </BrassButton>
        <BrassButton small icon={iconSparkle} onClick={props.onSuggest}>
          {t('suggest')}
        </BrassButton>
        {props.canSaveAs && (
          <BrassButton small icon={iconCopy} onClick={props.onSaveAs}>
            {t('save_as')}
          </BrassButton>
        )}
      </div>
      {decks.length === 0 && <p className={styles.none}>{t('list_empty')}</p>}
      <ul className={styles.decks}>
        {decks.map(deck => (
          <Row key={deck.id} deck={deck} {...props} />
        ))}
      </ul>
    </NightDialog>
  )
}

function Row({ deck, current, byNumber, locale, ...does }: DeckListProps & { deck: Deck }) {
  const { t } = useTranslation('decks')
  const { name } = deck
  const actions = [
    { icon: iconCopy, label: t('duplicate', { name }), act: () => does.onDuplicate(deck) },
    { icon: iconUploadSimple, label: t('share', { name }), act: () => does.onShare(deck) },
    { icon: iconTrash, label: t('remove', { name }), act: () => does.onRemove(deck) },
  ]
  return (
    <li className={classNames(styles.deck, current === deck.id && styles.current)}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('open', { name })}
        aria-current={current === deck.id ? 'true' : undefined}
        onClick={() => does.onOpen(deck)}
      >
        <b>{name}</b>
        <span className={styles.cards} aria-hidden="true">
          {deck.cards.map(number => {
            const character = byNumber.get(number)
            return (
              <span key={number}>
                {character && (
                  <CharacterCard character={character} locale={locale} size="thumbnail" still spare />
                )}
              </span>
            )
          })}
        </span>
      </button>
      <div className={styles.actions}>
        {actions.map(({ icon, label, act }) => (
          <RoundButton key={icon} icon={icon} label={label} size={19} onClick={act} />
        ))}
      </div>
    </li>
  )
}
