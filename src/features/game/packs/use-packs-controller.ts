/** State and actions of the pack table: carousel, conductor, stage and gestures. */
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { mostOpenedAtOnce, type OpenedCard } from '@/contract/endpoints/game/packs.ts'
import type { PackTier } from '@/engine/packs/odds.ts'
import type { PacksLayout } from '@/stage/scenes/packs/packs-layout.ts'
import type { PacksGesture } from '@/stage/scenes/packs/packs-picture.ts'
import { usePreferences } from '@/stores/preferences.ts'
import { rarityKey, typeKey } from '../kit/character-words.ts'
import type { StageStatus } from '../kit/use-mounted-stage.ts'
import type { PackOpener } from './open-packs.ts'
import {
  choose,
  emptyTable,
  goOn,
  groupPacks,
  type PackGroup,
  type PackTable,
  pick,
  tear,
  turn,
} from './pack-table.ts'
import type { PacksViewProps } from './packs-props.ts'
import { usePacksLayout } from './place-style.ts'
import { cardPictures, tablePicture } from './table-picture.ts'
import { type PackControls, usePackTable } from './use-pack-table.ts'
import { usePacksStage } from './use-packs-stage.ts'

export interface PacksController {
  plan: PacksLayout
  status: StageStatus
  carousel: PackGroup[] // unopened packs by kind
  chosen: PackGroup | undefined // the kind in the middle of the carousel
  unopened: number // number of unopened packs of the kind that was opened last
  conductor: PackControls
  characterOf(card: Pick<OpenedCard, 'numero_carta'>): Character | undefined
  select(tier: PackTier): void
  open(pieces: number, tier?: PackTier): void
  tear(): void
  turn(seat: number): void
  goOn(): void
}

type Given = Pick<PacksViewProps, 'packs' | 'characters' | 'locale' | 'onChanged'> & { opener: PackOpener }

export function usePacksController(
  element: RefObject<HTMLElement | null>,
  { opener, packs, characters, locale, onChanged }: Given,
  onInspect: (card: OpenedCard) => void,
): PacksController {
  const { t } = useTranslation('game')
  const plan = usePacksLayout(element)
  const gesture = useRef<(packsGesture: PacksGesture) => void>(() => {})
  const { status, stage } = usePacksStage(element, packsGesture => gesture.current(packsGesture))
  const carousel = groupPacks(packs)
  const hidesRarity = usePreferences(state => state.hidesRarity)
  const pictures = useMemo(
    () => cardPictures(characters, { locale, kindOf: one => `${t(rarityKey(one))} · ${t(typeKey(one))}` }),
    [characters, locale, t],
  )
  const tiers = useRef<PackTier[]>([]) // the carousel when a pack was taken from it
  const pictureOf = (table: PackTable) =>
    tablePicture(
      table,
      table.phase === 'carousel' ? kindsOf(carousel) : withKind(tiers.current, table.chosen),
      pictures,
      hidesRarity,
    )
  const middle = carousel[Math.floor(carousel.length / 2)]
  const conductor = usePackTable(opener, emptyTable(middle?.rarity ?? 'common'), {
    stage,
    pictureOf,
    onOpened: onChanged,
  })
  const { table, isPlaying, act } = conductor
  if (table.phase === 'carousel') tiers.current = kindsOf(carousel)
  const chosen = carousel.find(({ rarity }) => rarity === table.chosen) ?? middle
  const seen = { ...table, chosen: table.phase === 'carousel' && chosen ? chosen.rarity : table.chosen }
  const drawn = pictureOf(seen)
  const written = JSON.stringify(drawn)
  const still = useRef(drawn)
  still.current = drawn

  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` says when the picture is another one
  useEffect(() => {
    if (stage && !isPlaying) stage.show(still.current)
  }, [stage, isPlaying, written])

  const controller: PacksController = {
    plan,
    status,
    carousel,
    chosen,
    unopened: carousel.find(({ rarity }) => rarity === table.chosen)?.packs.length ?? 0,
    conductor,
    characterOf: ({ numero_carta }) => characters.find(character => character.numero_carta === numero_carta),
    select: tier => void act(now => choose({ ...now, chosen: seen.chosen }, tier)),
    open(pieces, tier = chosen?.rarity) {
      const group = carousel.find(({ rarity }) => rarity === tier)
      const takenPacks = group?.packs.slice(0, Math.min(pieces, mostOpenedAtOnce)) ?? []
      if (tier)
        void conductor.open(now => (isFree(now) ? pick(emptyTable(tier), takenPacks) : null), takenPacks)
    },
    tear: () => void act(tear),
    turn: seat => void act(goOn).then(() => act(now => turn(now, seat))),
    goOn: () => void act(goOn),
  }
  gesture.current = packsGesture => answerGesture(packsGesture, controller, onInspect)
  return controller
}

/** Returns true if another pack may be picked: none is in the hand or being opened. */
const isFree = ({ phase }: PackTable) => phase === 'carousel' || phase === 'result' || phase === 'summary'

const kindsOf = (carousel: readonly PackGroup[]): PackTier[] => carousel.map(({ rarity }) => rarity)

/** Adds the kind of the pack that is being opened if it is missing in the carousel, for example after a reload. */
const withKind = (kinds: readonly PackTier[], kind: PackTier): PackTier[] =>
  kinds.includes(kind) ? [...kinds] : [...kinds, kind]

function answerGesture(
  packsGesture: PacksGesture,
  controller: PacksController,
  onInspect: (card: OpenedCard) => void,
) {
  if (packsGesture.type === 'choose') {
    const group = controller.carousel[packsGesture.index]
    if (group) controller.select(group.rarity)
  } else if (packsGesture.type === 'pick') controller.open(1)
  else if (packsGesture.type === 'tear') controller.tear()
  else if (packsGesture.type === 'turn') controller.turn(packsGesture.at)
  else if (packsGesture.type === 'go-on') controller.goOn()
  else {
    const card = controller.conductor.table.seats[packsGesture.at]
    if (card) onInspect(card)
  }
}
