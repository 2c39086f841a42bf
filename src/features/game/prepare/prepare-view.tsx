/** Preparation of a battle: mode, opponent, rules. It restores the last choice. One button starts the battle. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '@/stores/storage.ts'
import { iconSparkle, iconSword } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { ModeChoice } from './mode-choice.tsx'
import {
  battleAddress,
  choiceKey,
  firstChoice,
  type PlayChoice,
  playable,
  readPlayChoice,
} from './play-choice.ts'
import type { PrepareViewProps } from './prepare-props.ts'
import styles from './prepare-view.module.css'
import { RivalChoice } from './rival-choice.tsx'
import { RulesChoice } from './rules-choice.tsx'
import { TablePreview } from './table-preview.tsx'

export function PrepareView(props: PrepareViewProps) {
  const { isGuest, decks, deckId, locale, linkTo } = props
  const { t } = useTranslation('prepare')
  const [choice, choose] = usePlayChoice(deckId, isGuest)
  const now = playable(choice, decks ?? [])
  const deck = now.mode === 'deck' ? (decks?.find(({ id }) => id === now.deck) ?? null) : null
  const address = battleAddress(now, deck?.cards ?? null, linkTo)
  return (
    <WorkbenchLayout ground="planks">
      <div className={styles.prepare}>
        <WorkbenchBar title={t('title')} back={linkTo('game')} className={styles.bar}>
          <BrassButton small icon={iconSparkle} href={linkTo('lesson')} className={styles.lesson}>
            {t('lesson')}
          </BrassButton>
        </WorkbenchBar>
        <ModeChoice
          choice={now}
          decks={decks ?? []}
          isGuest={isGuest}
          login={linkTo('login')}
          onChoose={choose}
        />
        <div className={styles.table}>
          <TablePreview {...props} mode={now.mode} deck={deck} locale={locale} />
          <RivalChoice choice={now} battles={props.battles} onChoose={choose} />
          <div className={styles.foot}>
            <RulesChoice choice={now} onChoose={choose} />
            {address ? (
              <BrassButton look="primary" icon={iconSword} href={address} className={styles.play}>
                {t('play')}
              </BrassButton>
            ) : (
              <BrassButton disabled className={styles.play}>
                {t('no_deck')}
              </BrassButton>
            )}
          </div>
        </div>
      </div>
    </WorkbenchLayout>
  )
}

/** The last choice on this device. A deck in the address has priority. Guests start with dealt cards. */
function usePlayChoice(deckId: number | null, isGuest: boolean) {
  const [choice, setChoice] = useState<PlayChoice>(() => {
    const stored = readStored(choiceKey, readPlayChoice) ?? firstChoice
    if (deckId !== null && !isGuest) return { ...stored, mode: 'deck', deck: deckId }
    return isGuest && stored.mode === 'deck' ? { ...stored, mode: 'quick' } : stored
  })
  const choose = (part: Partial<PlayChoice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    writeStored(choiceKey, next)
  }
  return [choice, choose] as const
}
