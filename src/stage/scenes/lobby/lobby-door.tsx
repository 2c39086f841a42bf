import { gsap } from 'gsap'
import type { Container } from 'pixi.js'
import { useEffect, useRef } from 'react'
import { drawGlow } from '../../draw/fx-art.ts'
import { doorLooks, drawDoorway, drawLeaf } from './draw-door.ts'
import { drawSign, signFont, textWidth } from './draw-plaque.ts'
import { useLobbyKit } from './lobby-kit.ts'
import type { DoorName } from './lobby-picture.ts'
import { usePress } from './use-motion.ts'

const EDGE = 26 // units around the opening for frame and shadow
const SIGN_PAD = 12

interface LobbyDoorProps {
  name: DoorName
  label: string
  isLit: boolean
  onTap: () => void
}

/** An open door has a flickering light. The others open slightly when lit. */
export function LobbyDoor({ name, label, isLit, onTap }: LobbyDoorProps) {
  const { plan, drawn, clock, reducedMotion } = useLobbyKit()
  const { x, y, w, h, sign } = plan.doors[name]
  const piece = useRef<Container>(null)
  const light = useRef<Container>(null)
  const leaf = useRef<Container>(null)
  usePress(piece, { x: -w / 2 - 8, y: -h - 8, w: w + 16, h: h + 8 }, onTap)
  const isAjar = doorLooks[name].share < 1

  useEffect(() => {
    if (!light.current || reducedMotion || !isAjar) return
    const timeline = gsap
      .timeline({ repeat: -1, yoyo: true })
      .fromTo(light.current, { alpha: 0.16 }, { alpha: 0.3, duration: 1.7, ease: 'sine.inOut' })
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [clock, reducedMotion, isAjar])

  useEffect(() => {
    if (!leaf.current || reducedMotion) return
    const timeline = gsap
      .timeline()
      .to(leaf.current.scale, { x: isLit ? 0.82 : 1, duration: 0.32, ease: 'power2.out' })
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [clock, reducedMotion, isLit])

  const room = Math.max(w + 60, Math.min(textWidth(signFont(sign), label), w * 1.9))
  return (
    <pixiContainer ref={piece} position={{ x, y }}>
      <pixiSprite
        texture={drawn.texture(`doorway ${name}`, w, h, drawDoorway(name, w, h), EDGE)}
        position={{ x: -w / 2 - EDGE, y: -h - EDGE }}
      />
      {isAjar && (
        <pixiContainer ref={light} alpha={0.24}>
          <pixiSprite
            texture={drawn.texture('glow', 128, 128, drawGlow(128))}
            anchor={0.5}
            position={{ x: w * 0.14, y: -h * 0.46 }}
            width={w * 1.5}
            height={h * 1.25}
            tint="#ffb43a"
            blendMode="add"
          />
        </pixiContainer>
      )}
      <pixiContainer ref={leaf} position={{ x: -w / 2, y: -h }}>
        <pixiSprite texture={drawn.texture(`leaf ${name}`, w, h, drawLeaf(name, w, h))} />
      </pixiContainer>
      <pixiSprite
        texture={drawn.texture(
          `sign ${name} ${label}`,
          0,
          0,
          drawSign(label, sign, room),
          room / 2 + SIGN_PAD,
        )}
        anchor={0.5}
        y={-h - 14}
        eventMode="none"
      />
    </pixiContainer>
  )
}
