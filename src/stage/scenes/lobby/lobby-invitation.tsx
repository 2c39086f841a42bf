/** A challenge that has arrived: the creature of the challenger with both buttons, over everything else. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { brass, roundRect, slanted, vertical } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { BUTTON, fittedText } from './draw-plaque.ts'
import { useLobbyKit } from './lobby-kit.ts'
import { INVITATION } from './lobby-layout.ts'
import type { LobbyInvitation } from './lobby-picture.ts'
import { LobbyButton } from './plaque.tsx'
import { useAppearance } from './use-motion.ts'

const { height: HEIGHT, face: FACE } = INVITATION
const EDGE = 14

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
  const { x, y, w, ...buttons } = plan.invitation
  const face = creature(slug)
  const inPanel = (at: typeof buttons.accept) => ({ x: at.x - x, y: at.y - y })
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
      {accept !== null && (
        <LobbyButton
          label={accept}
          look="amber"
          at={inPanel(buttons.accept)}
          width={INVITATION.button}
          onTap={() => gesture({ kind: 'accept', id })}
        />
      )}
      <LobbyButton
        label={decline}
        look="dark"
        at={inPanel(buttons.decline)}
        width={INVITATION.button}
        onTap={() => gesture({ kind: 'decline', id })}
      />
    </pixiContainer>
  )
}
