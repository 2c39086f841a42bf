/** A table with its stools and players. */
import { gsap } from 'gsap'
import type { Container } from 'pixi.js'
import { useEffect, useRef } from 'react'
import { drawGlow } from '../../draw/fx-art.ts'
import { drawStool, drawTable } from './draw-table.ts'
import { LobbyCreature } from './lobby-creature.tsx'
import { useLobbyKit } from './lobby-kit.ts'
import type { TablePlace } from './lobby-layout.ts'
import type { LobbyTable } from './lobby-picture.ts'
import { useStageTexture } from './lobby-room.tsx'
import { usePress } from './use-motion.ts'

const STOOL = 0.36 // share of the table's width
const TABLE_PAD = 0.75

interface StoolsProps {
  place: TablePlace
  free: number // number of lit seats: 0 none, 1 the right one, 2 both
}

function Stools({ place, free }: StoolsProps) {
  const { drawn } = useLobbyKit()
  const w = place.w * STOOL
  return place.seats.map((seat, at) => {
    const isLit = at >= 2 - free
    return (
      <pixiSprite
        key={seat.flip ? 'right' : 'left'}
        texture={drawn.texture(`stool ${w.toFixed(1)} ${isLit}`, 0, 0, drawStool(w, isLit), w)}
        anchor={0.5}
        position={{ x: seat.x - place.x, y: seat.y - place.y }}
      />
    )
  })
}

/** Light over a running battle. */
function Flashes({ w }: { w: number }) {
  const { drawn, clock, reducedMotion } = useLobbyKit()
  const light = useRef<Container>(null)
  useEffect(() => {
    if (!light.current || reducedMotion) return
    const timeline = gsap
      .timeline({ repeat: -1, repeatDelay: 1.4 })
      .fromTo(light.current, { alpha: 0.55 }, { alpha: 1, duration: 0.12, ease: 'power2.out' })
      .to(light.current, { alpha: 0.6, duration: 0.5 })
      .to(light.current, { alpha: 0.8, duration: 0.1 })
      .to(light.current, { alpha: 0.55, duration: 0.8 })
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [clock, reducedMotion])
  return (
    <pixiContainer ref={light} alpha={0.6}>
      <pixiSprite
        texture={drawn.texture('glow', 128, 128, drawGlow(128))}
        anchor={0.5}
        y={-w * 0.14}
        width={w * 0.8}
        height={w * 0.62}
        tint="#9fe8ff"
        blendMode="add"
      />
    </pixiContainer>
  )
}

const LAID = [
  { x: -0.2, y: -0.02, turn: -0.5 },
  { x: 0, y: 0.04, turn: 0.2 },
  { x: 0.2, y: -0.03, turn: 0.7 },
]
const LAID_CARD = { w: 0.1, slant: 0.55 } // share of the table's width; in perspective

/** Cards on the mat. */
function LaidCards({ w }: { w: number }) {
  const texture = useStageTexture('card-back.webp')
  return LAID.map(({ x, y, turn }) => (
    <pixiContainer key={x} position={{ x: x * w, y: y * w }} scale={{ x: 1, y: LAID_CARD.slant }}>
      <pixiSprite
        texture={texture}
        anchor={0.5}
        rotation={turn}
        width={w * LAID_CARD.w}
        height={w * LAID_CARD.w * 1.4}
      />
    </pixiContainer>
  ))
}

interface LobbyTableProps {
  table: LobbyTable | null // null: the free table, at which the reader can open one
  place: TablePlace
  isLit: boolean
  onTap: () => void
}

export function LobbyTablePiece({ table, place, isLit, onTap }: LobbyTableProps) {
  const { drawn } = useLobbyKit()
  const piece = useRef<Container>(null)
  const { x, y, w, seats } = place
  usePress(piece, { x: -w * 0.5, y: -w * 0.24, w, h: w * 0.5 }, onTap)
  const cover = table === null ? 'free' : table.kind === 'private' ? 'cloth' : 'mat'
  const free = table === null ? 2 : table.kind === 'open' ? 1 : 0
  const pad = w * TABLE_PAD
  return (
    <>
      <pixiContainer position={{ x, y }} zIndex={y - w * 0.08} eventMode="none">
        <Stools place={place} free={free} />
      </pixiContainer>
      {(table?.seats ?? []).slice(0, 2).map((person, at) => {
        const seat = seats[at]
        return (
          seat && (
            <LobbyCreature
              key={person.id}
              id={person.id}
              slug={person.slug}
              at={seat}
              isLit={isLit}
              onTap={onTap}
            />
          )
        )
      })}
      <pixiContainer ref={piece} position={{ x, y }} zIndex={y + 1}>
        {isLit && (
          <pixiSprite
            texture={drawn.texture('glow', 128, 128, drawGlow(128))}
            anchor={0.5}
            width={w * 1.9}
            height={w * 0.9}
            tint="#ffcf5a"
            alpha={0.55}
          />
        )}
        <pixiSprite
          texture={drawn.texture(`table ${w} ${cover}`, 0, 0, drawTable(w, cover), pad)}
          anchor={0.5}
        />
        {table?.kind === 'playing' && <Flashes w={w} />}
        {table?.kind === 'crew' && <LaidCards w={w} />}
      </pixiContainer>
    </>
  )
}
