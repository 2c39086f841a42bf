import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import type { OpenedCard } from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { nameIn } from '../kit/character-words.ts'
import workbench from '../kit/workbench.module.css'
import type { PackTable } from './pack-table.ts'

interface AnnouncerProps {
  table: PackTable
  locale: Locale
  characterOf(card: OpenedCard): Character | undefined
}

/** Announces the card that was just turned to screen readers. */
export function Announcer({ table, locale, characterOf }: AnnouncerProps) {
  const { t } = useTranslation(['packs', 'game'])
  const before = useRef<readonly boolean[]>([])
  const said = useRef('')
  const seat = table.turned.findIndex((is, at) => is && !before.current[at])
  before.current = table.turned
  const card = seat < 0 || table.phase !== 'fan' ? undefined : table.seats[seat]
  const character = card && characterOf(card)
  if (card && character)
    said.current = [
      nameIn(character, locale),
      t(`rarity.${codeName(card.rarita)}`, { ns: 'game' }),
      card.is_new ? t('tag.new') : t('tag.copies', { count: card.copies }),
    ].join(', ')
  return (
    <p role="status" className={workbench.spoken}>
      {table.phase === 'fan' ? said.current : ''}
    </p>
  )
}
