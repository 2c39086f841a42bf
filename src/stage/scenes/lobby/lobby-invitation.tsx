/** A challenge that has arrived: the creature of the challenger with both answers, over everything else. */

import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { brass, roundRect, slanted, vertical } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { BUTTON, buttonWidth, fittedText } from './draw-plaque.ts'
import { useLobbyKit } from './lobby-kit.ts'
import type { LobbyInvitation } from './lobby-picture.ts'
import { LobbyButton } from './plaque.tsx'
import { useAppearance } from './use-motion.ts'

const HEIGHT = 92
const EDGE = 14
const FACE = 70

const drawPanel =
  (w: number, title: string): DrawCallback =>
  ctx => {
    roundRect(ctx, 0, 0, w, HEIGHT, 16)
    ctx.save()
    ctx.shadowColor = '#000000d8'
    ctx.shadowBlur = 12 * ctx.getTransform().a
    ctx.fillStyle = vertical(ctx, 0, HEIGHT, ['#3a281c', '#17100b'])
    ctx.fill()
    ctx.restore()
    ctx.lineWidth = 2
    ctx.strokeStyle = slanted(ctx, w, HEIGHT, 160, brass)
    ctx.stroke()
    ctx.font = BUTTON
    ctx.textBaseline = 'middle'
    ctx.fillStyle = '#ffe7b0'
    ctx.fillText(fittedText(BUTTON, title, w - FACE - 24), FACE + 12, 24)
  }

export function LobbyInvitationPanel({ invitation }: { invitation: LobbyInvitation }) {
  const { plan, drawn, gesture, creature } = useLobbyKit()
  const piece = useRef<Container>(null)
  useAppearance(piece)
  const { id, slug, title, accept, decline } = invitation
  const { x, y, w } = plan.invitation
  const face = creature(slug)
  const labels = [accept, decline].filter(label => label !== null)
  const widths = labels.map(buttonWidth)
  let left = -w / 2 + FACE + 12
  return (
    <pixiContainer ref={piece} position={{ x, y }}>
      <pixiSprite
        texture={drawn.texture(`invitation ${w} ${title}`, w, HEIGHT, drawPanel(w, title), EDGE)}
        position={{ x: -w / 2 - EDGE, y: -EDGE }}
        eventMode="static"
      />
      {face && (
        <pixiSprite
          texture={face}
          anchor={0.5}
          position={{ x: -w / 2 + FACE / 2 + 4, y: HEIGHT / 2 }}
          width={FACE}
          height={FACE}
        />
      )}
      {labels.map((label, at) => {
        const width = widths[at] ?? 0
        const middle = left + width / 2
        left += width + 10
        const isAccept = label === accept
        return (
          <LobbyButton
            key={label}
            label={label}
            look={isAccept ? 'amber' : 'dark'}
            at={{ x: middle, y: 46 }}
            onTap={() => gesture({ kind: isAccept ? 'accept' : 'decline', id })}
          />
        )
      })}
    </pixiContainer>
  )
}
