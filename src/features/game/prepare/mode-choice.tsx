import { useTranslation } from 'react-i18next'
import type { Deck } from '@/contract/endpoints/game/deck.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconCardsThree, iconHourglass } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconLightning } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import workbench from '../kit/workbench.module.css'
import styles from './choices.module.css'
import { type PlayChoice, type PlayMode, playModes } from './play-choice.ts'
import { RadioTile } from './radio-tile.tsx'

export interface ModeChoiceProps {
  choice: PlayChoice
  decks: readonly Deck[]
  isGuest: boolean
  login: string // address of the sign-in page
  onChoose(part: Partial<PlayChoice>): void
}

const icons: Record<PlayMode, string> = { quick: iconLightning, deck: iconCardsThree, old: iconHourglass }

/** Choice between dealt cards, an own deck, and the older variant. */
export function ModeChoice({ choice, decks, isGuest, login, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation('prepare')
  const wordsOf = (mode: PlayMode) =>
    mode === 'deck' && isGuest ? t('mode.deck_guest') : t(`mode.${mode}_text`)
  return (
    <div className={styles.modes}>
      <fieldset aria-label={t('mode.label')}>
        {playModes.map(mode => (
          <RadioTile
            key={mode}
            name="mode"
            className={styles.mode}
            isChosen={choice.mode === mode}
            isOff={mode === 'deck' && isGuest}
            onChoose={() => onChoose({ mode })}
          >
            <Icon of={icons[mode]} size={26} />
            <span>
              <b>{t(`mode.${mode}`)}</b>
              <small>{wordsOf(mode)}</small>
            </span>
          </RadioTile>
        ))}
      </fieldset>
      {isGuest ? (
        <p className={styles.guest}>
          {t('guest')} <Link href={login}>{t('sign_in')}</Link>
        </p>
      ) : (
        choice.mode === 'deck' &&
        decks.length > 1 && (
          <select
            className={classNames(workbench.select, styles.decks)}
            aria-label={t('which_deck')}
            value={choice.deck ?? ''}
            onChange={event => onChoose({ deck: Number(event.target.value) })}
          >
            {decks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )
      )}
    </div>
  )
}
