import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { PagePicture, SlotPicture } from '@/stage/scenes/album/album-stage.ts'
import { nameIn } from '../kit/character-words.ts'
import { printed, type Slot } from './album-pages.ts'

type Say = (key: string, values?: Record<string, unknown>) => string

function slotPicture({ number, character, copies, isNew }: Slot, locale: Locale, t: Say): SlotPicture {
  const card =
    character && copies > 0
      ? {
          nome: nameIn(character, locale),
          rarita: character.rarita,
          tipo: character.tipo,
          pv: character.pv,
          atk: character.atk,
        }
      : null
  return {
    number: printed(number),
    slug: character?.slug ?? null,
    card,
    copies: copies > 1 ? `×${copies}` : '',
    mark: isNew ? t('new') : '',
  }
}

/** Returns the page's type if it has only one, otherwise its rarities. */
export function titleOf(slots: readonly Slot[], t: Say): string {
  const characters = slots.map(slot => slot.character).filter(character => character !== null)
  const types = [...new Set(characters.map(({ tipo }) => tipo))]
  const [only] = types
  if (types.length === 1 && only && characters.length > 1) return t(`type.${codeName(only)}`, { ns: 'game' })
  const rarities = [...new Set(characters.map(({ rarita }) => rarita))]
  return rarities.map(rarity => t(`rarity.${codeName(rarity)}`, { ns: 'game' })).join(' · ')
}

/** The pages for stage and list, in the reader's language. */
export function usePagePictures(pages: readonly (readonly Slot[])[], locale: Locale): PagePicture[] {
  const { t } = useTranslation(['album', 'game'])
  return useMemo(
    () =>
      pages.map((slots, at) => {
        const pictures = slots.map(slot => slotPicture(slot, locale, t))
        const owned = slots.filter(slot => slot.copies > 0).length
        const title = titleOf(slots, t)
        const count = slots.length > 0 ? `${owned} / ${slots.length}` : ''
        return {
          key: JSON.stringify([
            at,
            title,
            pictures.map(({ number, card, copies, mark }) => [number, !!card, copies, mark]),
          ]),
          title,
          count,
          foot: String(at + 1),
          slots: pictures,
        }
      }),
    [pages, locale, t],
  )
}
