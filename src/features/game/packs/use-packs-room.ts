/** Everything the pack table is made of, in one place: shelf, conductor, drawn stage, and what hands may do with them. */
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/characters.ts'
import { mostOpenedAtOnce, type OpenedCard } from '@/contract/packs.ts'
import type { PackTier } from '@/engine/packs/odds.ts'
import type { PacksLayout } from '@/stage/packs-layout.ts'
import type { PacksGesture } from '@/stage/packs-picture.ts'
import { rarityKey, typeKey } from '../kit/character-words.ts'
import type { StageStatus } from '../kit/use-mounted-stage.ts'
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

export interface PacksRoom {
  plan: PacksLayout
  status: StageStatus
  shelf: PackGroup[] // sealed, by kind
  chosen: PackGroup | undefined // the kind in the middle of the shelf
  left: number // sealed packs of the kind that was opened last
  conductor: PackControls
  characterOf(card: Pick<OpenedCard, 'numero_carta'>): Character | undefined
  select(tier: PackTier): void
  open(pieces: number, tier?: PackTier): void
  tear(): void
  turn(seat: number): void
  goOn(): void
}

type Given = Pick<PacksViewProps, 'user' | 'packs' | 'characters' | 'locale' | 'onChanged'>

export function usePacksRoom(
  element: RefObject<HTMLElement | null>,
  { user, packs, characters, locale, onChanged }: Given,
  onInspect: (card: OpenedCard) => void,
): PacksRoom {
  const { t } = useTranslation('game')
  const plan = usePacksLayout(element)
  const gesture = useRef<(given: PacksGesture) => void>(() => {})
  const { status, stage } = usePacksStage(element, given => gesture.current(given))
  const shelf = groupPacks(packs)
  const pictures = useMemo(
    () => cardPictures(characters, { locale, kindOf: one => `${t(rarityKey(one))} · ${t(typeKey(one))}` }),
    [characters, locale, t],
  )
  const taken = useRef<PackTier[]>([]) // the shelf as it was when a pack was taken from it
  const pictureOf = (table: PackTable) =>
    tablePicture(
      table,
      table.phase === 'carousel' ? kindsOf(shelf) : withKind(taken.current, table.chosen),
      pictures,
    )
  const middle = shelf[Math.floor(shelf.length / 2)]
  const conductor = usePackTable(user, emptyTable(middle?.rarity ?? 'common'), {
    stage,
    pictureOf,
    onOpened: onChanged,
  })
  const { table, isPlaying, act } = conductor
  if (table.phase === 'carousel') taken.current = kindsOf(shelf)
  const chosen = shelf.find(({ rarity }) => rarity === table.chosen) ?? middle
  const seen = { ...table, chosen: table.phase === 'carousel' && chosen ? chosen.rarity : table.chosen }
  const drawn = pictureOf(seen)
  const written = JSON.stringify(drawn)
  const still = useRef(drawn)
  still.current = drawn

  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` says when the picture is another one
  useEffect(() => {
    if (stage && !isPlaying) stage.show(still.current)
  }, [stage, isPlaying, written])

  const room: PacksRoom = {
    plan,
    status,
    shelf,
    chosen,
    left: shelf.find(({ rarity }) => rarity === table.chosen)?.packs.length ?? 0,
    conductor,
    characterOf: ({ numero_carta }) => characters.find(one => one.numero_carta === numero_carta),
    select: tier => void act(now => choose({ ...now, chosen: seen.chosen }, tier)),
    open(pieces, tier = chosen?.rarity) {
      const group = shelf.find(({ rarity }) => rarity === tier)
      const taken = group?.packs.slice(0, Math.min(pieces, mostOpenedAtOnce)) ?? []
      if (tier) void conductor.open(now => (isFree(now) ? pick(emptyTable(tier), taken) : null), taken)
    },
    tear: () => void act(tear),
    turn: seat => void act(goOn).then(() => act(now => turn(now, seat))),
    goOn: () => void act(goOn),
  }
  gesture.current = given => answerGesture(given, room, onInspect)
  return room
}

/** Another pack may be taken: none lies in the hand or half opened. */
const isFree = ({ phase }: PackTable) => phase === 'carousel' || phase === 'result' || phase === 'summary'

const kindsOf = (shelf: readonly PackGroup[]): PackTier[] => shelf.map(({ rarity }) => rarity)

/** The kind that is being opened is drawn also when it never lay on this shelf: after a reload. */
const withKind = (kinds: readonly PackTier[], kind: PackTier): PackTier[] =>
  kinds.includes(kind) ? [...kinds] : [...kinds, kind]

function answerGesture(given: PacksGesture, room: PacksRoom, onInspect: (card: OpenedCard) => void) {
  if (given.type === 'choose') {
    const group = room.shelf[given.index]
    if (group) room.select(group.rarity)
  } else if (given.type === 'pick') room.open(1)
  else if (given.type === 'tear') room.tear()
  else if (given.type === 'turn') room.turn(given.at)
  else if (given.type === 'go-on') room.goOn()
  else {
    const card = room.conductor.table.seats[given.at]
    if (card) onInspect(card)
  }
}
