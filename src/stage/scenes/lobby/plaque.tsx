import type { Container } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { Spot } from '../../layout/layout-plan.ts'
import { buttonWidth, drawButton, drawPlaque, type PlaqueWords, shapePlaque } from './draw-plaque.ts'
import { useLobbyKit, useOwnTextures } from './lobby-kit.ts'
import { BUTTON_HEIGHT, PLAQUE_HEIGHT } from './lobby-layout.ts'
import { useAppearance, usePress } from './use-motion.ts'

const SHADOW = 8 // units around a drawn object
const WIDER_WHEN_LIT = 80 // units: space for the whole name of the selected object

interface PlaqueProps extends PlaqueWords {
  at: Spot & { w: number } // centre of the top edge, and the maximum width
  isLit: boolean
}

export function Plaque({ at, isLit, name, league, dot, spectators }: PlaqueProps) {
  const { plan } = useLobbyKit()
  const drawn = useOwnTextures()
  const most = at.w / plan.type + (isLit ? WIDER_WHEN_LIT : 0)
  const shape = useMemo(
    () => shapePlaque({ name, league, dot, spectators }, most),
    [name, league, dot, spectators, most],
  )
  const w = shape.w * plan.type
  const left = Math.max(2, Math.min(plan.width - w - 2, at.x - w / 2))
  const key = `plaque ${isLit} ${JSON.stringify(shape)}`
  return (
    <pixiSprite
      texture={drawn.texture(key, shape.w, PLAQUE_HEIGHT, drawPlaque(shape, isLit), SHADOW)}
      position={{ x: left - SHADOW * plan.type, y: at.y - SHADOW * plan.type }}
      scale={plan.type}
      eventMode="none"
    />
  )
}

interface LobbyButtonProps {
  label: string
  look: 'amber' | 'dark'
  at: Spot // centre of the top edge
  width?: number // units; default: the width of its text
  onTap: () => void
}

/** A button of the scene. The page's lists have the same action. */
export function LobbyButton({ label, look, at, width, onTap }: LobbyButtonProps) {
  const { drawn } = useLobbyKit()
  const piece = useRef<Container>(null)
  const w = width ?? buttonWidth(label)
  useAppearance(piece)
  usePress(piece, { x: -w / 2, y: 0, w, h: BUTTON_HEIGHT }, onTap)
  return (
    <pixiContainer ref={piece} position={at}>
      <pixiSprite
        texture={drawn.texture(
          `button ${look} ${w} ${label}`,
          w,
          BUTTON_HEIGHT,
          drawButton(label, w, look),
          SHADOW,
        )}
        position={{ x: -w / 2 - SHADOW, y: -SHADOW }}
      />
    </pixiContainer>
  )
}
