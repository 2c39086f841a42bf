/**
 * The lobby: players as their creatures between tables and doors. Declarative: it shows the state of the store and
 * reports taps.
 */
import type { Container } from 'pixi.js'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { LobbyCreature } from './lobby-creature.tsx'
import { LobbyDoor } from './lobby-door.tsx'
import { LobbyInvitationCard } from './lobby-invitation.tsx'
import { useLobbyKit } from './lobby-kit.ts'
import {
  buttonOver,
  CREW_PLAQUE,
  doorTarget,
  type LobbyLayout,
  seatTarget,
  type TargetPlace,
  tableTarget,
} from './lobby-layout.ts'
import { doorNames, type LobbyGuest, type LobbyPicture, type LobbyTarget } from './lobby-picture.ts'
import { Champions, LobbyRoom } from './lobby-room.tsx'
import { LobbyTablePiece } from './lobby-table.tsx'
import { LobbyButton, Plaque } from './plaque.tsx'
import { assignSlots } from './slots.ts'
import { type Departure, useDeparture } from './use-departure.tsx'
import { useDepths } from './use-depths.ts'
import { usePress } from './use-motion.ts'

const STATE_DOTS = { free: '#7ff0e2', searching: '#ffcf5a', playing: '#b9a27a', own: '#33d6c3' } as const

export function LobbyScene() {
  const { store } = useLobbyKit()
  const picture = useStore(store, ({ picture }) => picture)
  return picture && <Lobby picture={picture} />
}

function Lobby({ picture }: { picture: LobbyPicture }) {
  const kit = useLobbyKit()
  const { plan, gesture, cue } = kit
  const { target, champions, tables, people, own, invitation } = picture
  const camera = useRef<Container>(null)
  const { back, middle, front } = useDepths()
  const departure = useDeparture(camera)
  const tableSlots = useSlots(
    tables.map(({ id }) => id),
    plan.tables.length,
  )
  const spots = useSlots(
    people.map(({ id }) => id),
    plan.spots.length,
  )
  const seated = tables
    .filter(({ id }) => tableSlots.has(id))
    .flatMap(({ kind, seats }) => (kind === 'crew' ? [] : seats))
  const hidden = Math.max(0, picture.others - spots.size - seated.length)
  const select = (tapped: LobbyTarget) => {
    cue('select')
    gesture({ kind: 'select', target: tapped === target ? null : tapped })
  }
  const act = (tapped: LobbyTarget) => {
    cue('click')
    departure.leave(tapped, placeOf(tapped, plan, { tableSlots, spots }))
  }
  return (
    <pixiContainer ref={camera}>
      <pixiContainer ref={back}>
        <LobbyRoom />
        <Tappable box={ladderBox(plan)} isOn={champions.length > 0} onTap={() => act('ladder')}>
          <Champions champions={champions} />
        </Tappable>
        {hidden > 0 && (
          <Tappable
            box={{ x: plan.more.x - 50, y: plan.more.y - 8, w: 100, h: 37 }}
            isOn
            onTap={() => act('more')}
          >
            <Plaque
              name={picture.more(hidden)}
              league={null}
              dot={STATE_DOTS.free}
              at={{ ...plan.more, w: 160 }}
              isLit={target === 'more'}
            />
          </Tappable>
        )}
      </pixiContainer>
      <pixiContainer ref={middle}>
        {doorNames.map(door => (
          <LobbyDoor
            key={door}
            name={door}
            label={picture.doors[door]}
            isLit={target === `door:${door}`}
            onTap={() => act(`door:${door}`)}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={front} sortableChildren>
        {tables.map(table => {
          const place = plan.tables[tableSlots.get(table.id) ?? -1]
          if (!place) return null
          const key: LobbyTarget = `table:${table.id}`
          return (
            <LobbyTablePiece
              key={table.id}
              table={table}
              place={place}
              isLit={target === key}
              onTap={() => select(key)}
            />
          )
        })}
        <LobbyTablePiece
          table={null}
          place={plan.newTable}
          isLit={target === 'new-table'}
          onTap={() => act('new-table')}
        />
        {people.map(person => {
          const at = plan.spots[spots.get(person.id) ?? -1]
          if (!at) return null
          const key: LobbyTarget = `player:${person.id}`
          return (
            <LobbyCreature
              key={person.id}
              id={person.id}
              slug={person.slug}
              at={at}
              isLit={target === key}
              isCalling={person.id === invitation?.from}
              onTap={() => select(key)}
            />
          )
        })}
        <LobbyCreature id={own.id} slug={own.slug} at={plan.own} isLit={false} isOwn onTap={null} />
      </pixiContainer>
      <Plaques picture={picture} tableSlots={tableSlots} spots={spots} />
      <SelectedButton picture={picture} places={{ tableSlots, spots }} onAct={act} />
      <Flight departure={departure} />
      {invitation && (
        <LobbyInvitationCard
          key={invitation.id}
          invitation={invitation}
          from={
            placeOf(`player:${invitation.from}`, plan, { tableSlots, spots }) ?? doorTarget(plan.doors.find)
          }
        />
      )}
    </pixiContainer>
  )
}

interface Slots {
  tableSlots: ReadonlyMap<string, number>
  spots: ReadonlyMap<number, number>
}

/** Keeps the positions of players between renders. */
function useSlots<Id extends string | number>(ids: readonly Id[], count: number): ReadonlyMap<Id, number> {
  const before = useRef<ReadonlyMap<Id, number>>(new Map())
  const slots = assignSlots(before.current, ids, count)
  useEffect(() => {
    before.current = slots
  })
  return slots
}

const stateDot = ({ isSearching }: LobbyGuest) => (isSearching ? STATE_DOTS.searching : STATE_DOTS.free)

function Plaques({ picture, tableSlots, spots }: Slots & { picture: LobbyPicture }) {
  const { plan } = useLobbyKit()
  const { tables, people, own, target, newTable } = picture
  return (
    <pixiContainer eventMode="none">
      {tables.map(table => {
        const place = plan.tables[tableSlots.get(table.id) ?? -1]
        return (
          place && (
            <Plaque
              key={table.id}
              name={table.label}
              league={table.league}
              dot={table.kind === 'open' ? STATE_DOTS.searching : STATE_DOTS.playing}
              spectators={table.spectators}
              at={table.kind === 'crew' ? { ...place.plaque, w: CREW_PLAQUE } : place.plaque}
              isLit={target === `table:${table.id}`}
            />
          )
        )
      })}
      <Plaque
        name={newTable}
        league={null}
        dot={null}
        at={plan.newTable.plaque}
        isLit={target === 'new-table'}
      />
      {people.map(person => {
        const at = plan.spots[spots.get(person.id) ?? -1]
        return (
          at && (
            <Plaque
              key={person.id}
              name={person.name}
              league={person.league}
              dot={stateDot(person)}
              at={at.plaque}
              isLit={target === `player:${person.id}`}
            />
          )
        )
      })}
      <Plaque name={own.name} league={own.league} dot={STATE_DOTS.own} at={plan.own.plaque} isLit={false} />
    </pixiContainer>
  )
}

function placeOf(target: LobbyTarget, plan: LobbyLayout, { tableSlots, spots }: Slots): TargetPlace | null {
  const [kind = '', id = ''] = target.split(/:(.*)/s)
  if (kind === 'player') {
    const seat = plan.spots[spots.get(Number(id)) ?? -1]
    return seat ? seatTarget(seat) : null
  }
  if (kind === 'door') return doorTarget(plan.doors[id as keyof typeof plan.doors])
  const table = kind === 'new-table' ? plan.newTable : plan.tables[tableSlots.get(id) ?? -1]
  return table ? tableTarget(table) : null
}

interface SelectedButtonProps {
  picture: LobbyPicture
  places: Slots
  onAct: (target: LobbyTarget) => void
}

/**
 * The action on the selected player or table, over its head. The creatures of the workshop show theirs without
 * selection, because no other player is in the lobby.
 */
function SelectedButton({ picture, places, onAct }: SelectedButtonProps) {
  const { plan } = useLobbyKit()
  const { tables, people, challenge } = picture
  const crew = tables.find(({ kind }) => kind === 'crew')
  const target = picture.target ?? (crew ? (`table:${crew.id}` as const) : null)
  if (target === null) return null
  const table = tables.find(({ id }) => target === `table:${id}`)
  const person = people.find(({ id }) => target === `player:${id}`)
  const label = table ? table.action : person ? challenge : null
  const place = placeOf(target, plan, places)
  if (label === null || place === null) return null
  return (
    <LobbyButton
      key={target}
      label={label}
      look="amber"
      at={buttonOver(plan, place)}
      onTap={() => onAct(target)}
    />
  )
}

function Flight({ departure: { card } }: { departure: Departure }) {
  return card
}

interface TappableProps {
  box: { x: number; y: number; w: number; h: number }
  isOn: boolean
  onTap: () => void
  children: React.ReactNode
}

function Tappable({ box, isOn, onTap, children }: TappableProps) {
  const piece = useRef<Container>(null)
  usePress(piece, box, onTap)
  return (
    <pixiContainer ref={piece} visible={isOn}>
      {children}
    </pixiContainer>
  )
}

function ladderBox({ champions }: LobbyLayout) {
  const [first] = champions
  const last = champions.at(-1)
  if (!first || !last) return { x: 0, y: 0, w: 0, h: 0 }
  return { x: first.x, y: first.y, w: last.x + last.w - first.x, h: first.w + 22 }
}
