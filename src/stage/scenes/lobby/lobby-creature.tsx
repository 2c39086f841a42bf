/** A player in the lobby: the creature of their avatar with its shadow. */
import { type Container, Texture } from 'pixi.js'
import { useEffect, useRef, useState } from 'react'
import { artOf } from '../../art/art-addresses.ts'
import { drawGlow, drawShadow } from '../../draw/fx-art.ts'
import { shopColours } from '../../draw/palette.ts'
import { type LobbyKit, useLobbyKit } from './lobby-kit.ts'
import type { Seat } from './lobby-layout.ts'
import { useIdleSway, useJump, usePress, useWalk } from './use-motion.ts'

const SHADOW = { w: 96, h: 34 } // size of the drawn shadow

/** Returns the texture from the atlas, or the large image for a player in front and for a creature that is not in the atlas. */
function useCreatureTexture({ creature, art }: LobbyKit, slug: string, isLarge: boolean): Texture {
  const framed = creature(slug)
  const [large, setLarge] = useState<Texture | null>(null)
  const isNeeded = isLarge || framed === null
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    art.use(artOf(slug, 'creature'), texture => {
      if (isShown) setLarge(texture)
    })
    return () => {
      isShown = false
      setLarge(null)
    }
  }, [art, slug, isNeeded])
  return (isNeeded ? large : null) ?? framed ?? Texture.EMPTY
}

interface LobbyCreatureProps {
  id: number
  slug: string
  at: Seat
  isLit: boolean
  isOwn?: boolean
  isCalling?: boolean // jumps once: its challenge flies to the reader
  onTap: (() => void) | null
}

export function LobbyCreature({
  id,
  slug,
  at,
  isLit,
  isOwn = false,
  isCalling = false,
  onTap,
}: LobbyCreatureProps) {
  const kit = useLobbyKit()
  const piece = useRef<Container>(null)
  const body = useRef<Container>(null)
  const texture = useCreatureTexture(kit, slug, isOwn)
  const { feet, size: share } = kit.art.figureOf(slug)
  const { size } = at
  const door = kit.plan.doors.find
  useWalk(piece, at, isOwn ? null : door)
  useIdleSway(body, id)
  useJump(body, isCalling)
  usePress(piece, { x: -size * 0.36, y: -size * 0.9, w: size * 0.72, h: size * 0.94 }, () => onTap?.())
  const glow = kit.drawn.texture('glow', 128, 128, drawGlow(128))
  const shadow = kit.drawn.texture('shadow', SHADOW.w, SHADOW.h, drawShadow(SHADOW.w, SHADOW.h))
  const light = isLit ? '#ffcf5a' : shopColours.ownRing
  return (
    <pixiContainer ref={piece} eventMode={onTap ? 'static' : 'none'} cursor={onTap ? 'pointer' : 'default'}>
      <pixiSprite texture={shadow} anchor={0.5} width={size * 0.86} height={size * 0.24} />
      {(isLit || isOwn) && (
        <pixiSprite
          texture={glow}
          anchor={0.5}
          y={-size * 0.44}
          width={size * 1.35}
          height={size * 1.45}
          tint={light}
          alpha={isLit ? 0.62 : 0.34}
        />
      )}
      <pixiContainer ref={body}>
        <pixiSprite
          texture={texture}
          anchor={{ x: 0.5, y: feet }}
          width={size * share * (at.flip ? -1 : 1)}
          height={size * share}
        />
      </pixiContainer>
    </pixiContainer>
  )
}
