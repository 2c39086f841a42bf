/** One card of the album at full size: it can be tilted and shows its moves, its copies, and where to get it. */
import { useTranslation } from 'react-i18next'
import { playVoice, prepareSounds } from '@/audio/player.ts'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import type { CardLayers } from '@/ui/card/card-depth.tsx'
import { MotionButton } from '@/ui/card/motion-button.tsx'
import { iconCaretLeft, iconCaretRight, iconSpeakerHigh } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { CardSheet } from '../kit/card-sheet.tsx'
import { RoundButton } from '../kit/round-button.tsx'
import { useArrowKeys } from '../kit/use-page-keys.ts'
import workbench from '../kit/workbench.module.css'
import type { Slot } from './album-pages.ts'
import styles from './card-detail.module.css'
import { CardOffers, type CardOffersProps } from './card-offers.tsx'

export interface CardDetailProps extends Omit<CardOffersProps, 'rarity'> {
  slot: Slot | null // null: closed
  layers: CardLayers | null
  before: number | null // numbers of the previous and next card in the book
  after: number | null
  locale: Locale
  linkTo: LinkTo
  notify(text: string, tone: 'error'): void
  onCard(number: number): void
  onClose(): void
}

export function CardDetail(props: CardDetailProps) {
  const { slot, layers, before, after, locale, linkTo, onCard, onClose } = props
  const { t } = useTranslation('album')
  const character = slot?.character ?? null
  const isOwned = (slot?.copies ?? 0) > 0
  const leaf = (by: 1 | -1) => {
    const to = by > 0 ? after : before
    if (to !== null) onCard(to)
  }
  useArrowKeys(leaf, slot !== null, 'dialog')
  return (
    <CardSheet
      character={character}
      locale={locale}
      note={isOwned ? `×${slot?.copies}` : t('detail.missing')}
      layers={layers}
      isMissing={!isOwned}
      sideButtons={character && <RoundButtons {...props} slug={character.slug} isSpeaking={isOwned} />}
      more={character && <CardOffers {...props} rarity={character.rarita} />}
      onClose={onClose}
    >
      {character && <Actions isOwned={isOwned} character={character} linkTo={linkTo} />}
    </CardSheet>
  )
}

interface ActionsProps extends Pick<CardDetailProps, 'linkTo'> {
  isOwned: boolean
  character: Character
}

function Actions({ isOwned, character, linkTo }: ActionsProps) {
  const { t } = useTranslation('album')
  return (
    <>
      <BrassButton
        look="primary"
        href={isOwned ? `${linkTo('decks')}?card=${character.numero_carta}` : linkTo('pack')}
      >
        {t(isOwned ? 'detail.to_deck' : 'detail.open_packs')}
      </BrassButton>
      <BrassButton href={linkTo('character', { slug: character.slug })}>{t('detail.sheet')}</BrassButton>
    </>
  )
}

interface RoundButtonsProps extends Pick<CardDetailProps, 'before' | 'after' | 'notify' | 'onCard'> {
  slug: string
  isSpeaking: boolean
}

/** Buttons left of the card, below the link back. */
function RoundButtons({ slug, isSpeaking, before, after, notify, onCard }: RoundButtonsProps) {
  const { t } = useTranslation('album')
  const neighbours = [
    { to: before, icon: iconCaretLeft, label: t('detail.previous') },
    { to: after, icon: iconCaretRight, label: t('detail.next') },
  ]
  const prepare = () => prepareSounds([], [slug])
  return (
    <div className={styles.rounds}>
      {isSpeaking && (
        <RoundButton
          icon={iconSpeakerHigh}
          label={t('detail.voice')}
          size={20}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => playVoice(slug)}
        />
      )}
      <MotionButton
        label={t('detail.lean')}
        round={workbench.round}
        onRefused={() => notify(t('detail.lean_refused'), 'error')}
      />
      {neighbours.map(({ to, icon, label }) => (
        <RoundButton
          key={icon}
          icon={icon}
          label={label}
          disabled={to === null}
          onClick={() => to !== null && onCard(to)}
        />
      ))}
    </div>
  )
}
