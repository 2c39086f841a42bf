/** A received challenge: a card in the hand of the own creature, and next to it both buttons, over everything else. */
import { gsap } from 'gsap'
import type { Container } from 'pixi.js'
import { useEffect, useRef, useState } from 'react'
import { startAt } from '../../choreography/timeline-labels.ts'
import { brass, roundRect, slanted, vertical } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { drawGlow } from '../../draw/fx-art.ts'
import type { Spot } from '../../layout/layout-plan.ts'
import { BUTTON, fittedText } from './draw-plaque.ts'
import { type LobbyKit, useLobbyKit, useOwnTextures } from './lobby-kit.ts'
import { INVITATION, type TargetPlace } from './lobby-layout.ts'
import type { LobbyInvitation } from './lobby-picture.ts'
import { useStageTexture } from './lobby-room.tsx'
import { LobbyButton } from './plaque.tsx'
import { useAppearance } from './use-motion.ts'

const EDGE = 14
const FLIGHT = 0.42 // s
const BOW = 60 // units by which the flying card rises over the straight path
const TILT = -0.14 // radians of the card in the hand
const CARD_RATIO = 1.4

const drawPanel =
  (w: number, h: number, title: string, from: number): DrawCallback =>
  ctx => {
    roundRect(ctx, 0, 0, w, h, 16)
    ctx.save()
    ctx.shadowColor = '#000000d8'
    ctx.shadowBlur = 12 * ctx.getTransform().a
    ctx.fillStyle = vertical(ctx, 0, h, ['#3a281c', '#17100b'])
    ctx.fill()
    ctx.restore()
    ctx.lineWidth = 2
    ctx.strokeStyle = slanted(ctx, w, h, 160, brass)
    ctx.stroke()
    ctx.font = BUTTON
    ctx.textBaseline = 'middle'
    ctx.fillStyle = '#ffe7b0'
    ctx.fillText(fittedText(BUTTON, title, w - from - INVITATION.pad), from, INVITATION.title / 2 + 2)
  }

interface LobbyInvitationProps {
  invitation: LobbyInvitation
  from: TargetPlace // position of the challenger or the door
}

export function LobbyInvitationCard({ invitation, from }: LobbyInvitationProps) {
  const kit = useLobbyKit()
  const { plan, gesture } = kit
  const { id, title, accept, decline } = invitation
  const { card, panel, ...buttons } = plan.invitation
  const [hasLanded, setLanded] = useState(kit.reducedMotion || !kit.isOpen())
  const piece = useRef<Container>(null)
  useFlight(piece, kit, { from: { x: from.x, y: from.top + 20 }, to: card }, hasLanded, setLanded)
  return (
    <>
      {hasLanded && (
        <Answers title={title}>
          {accept !== null && (
            <LobbyButton
              label={accept}
              look="amber"
              at={inPanel(panel, buttons.accept)}
              width={INVITATION.button}
              onTap={() => gesture({ kind: 'accept', id })}
            />
          )}
          <LobbyButton
            label={decline}
            look="dark"
            at={inPanel(panel, buttons.decline)}
            width={INVITATION.button}
            onTap={() => gesture({ kind: 'decline', id })}
          />
        </Answers>
      )}
      <pixiContainer ref={piece} position={{ x: card.x, y: card.y }} rotation={TILT} eventMode="none">
        <ChallengeCard slug={invitation.slug} w={card.w} />
      </pixiContainer>
    </>
  )
}

const inPanel = ({ x, y }: Spot, at: Spot): Spot => ({ x: at.x - x, y: at.y - y })

interface Way {
  from: Spot
  to: Spot
}

/** From the challenger into the hand, once, and only if the lobby is already open. */
function useFlight(
  piece: React.RefObject<Container | null>,
  { clock, cue }: LobbyKit,
  { from, to }: Way,
  hasLanded: boolean,
  setLanded: (hasLanded: boolean) => void,
): void {
  const way = useRef({ from, to })
  useEffect(() => {
    const card = piece.current
    if (!card || hasLanded) return
    const { from, to } = way.current
    const flight = { done: 0 }
    const place = () => {
      const { done } = flight
      card.position.set(
        from.x + (to.x - from.x) * done,
        from.y + (to.y - from.y) * done - Math.sin(done * Math.PI) * BOW,
      )
      card.rotation = 0.6 + (TILT - 0.6) * done
      card.scale.set(0.5 + 0.5 * done)
    }
    place()
    const timeline = startAt(gsap.timeline(), 'sound', 0, () => cue('card_draw'))
      .to(flight, { done: 1, duration: FLIGHT, ease: 'power2.inOut', onUpdate: place }, 0)
      .addLabel('landed', FLIGHT)
      .call(() => setLanded(true), undefined, 'landed')
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [piece, clock, cue, hasLanded, setLanded])
}

/** The card of the challenge: its back with the creature of the challenger. */
function ChallengeCard({ slug, w }: { slug: string; w: number }) {
  const { drawn, creature } = useLobbyKit()
  const back = useStageTexture('card-back.webp')
  const face = creature(slug)
  return (
    <>
      <pixiSprite
        texture={drawn.texture('glow', 128, 128, drawGlow(128))}
        anchor={0.5}
        width={w * 2.1}
        height={w * 2.5}
        tint="#ffb41a"
        alpha={0.5}
      />
      <pixiSprite texture={back} anchor={0.5} width={w} height={w * CARD_RATIO} />
      {face && <pixiSprite texture={face} anchor={0.5} width={w * 0.92} height={w * 0.92} />}
    </>
  )
}

/** The panel with the title and both buttons. */
function Answers({ title, children }: { title: string; children: React.ReactNode }) {
  const { plan } = useLobbyKit()
  const drawn = useOwnTextures()
  const piece = useRef<Container>(null)
  useAppearance(piece)
  const { panel, card } = plan.invitation
  const { x, y, w, h } = panel
  const from = card.w * 0.34 + INVITATION.pad
  return (
    <pixiContainer ref={piece} position={{ x, y }}>
      <pixiSprite
        texture={drawn.texture(`invitation ${w} ${title}`, w, h, drawPanel(w, h, title, from), EDGE)}
        position={{ x: -EDGE, y: -EDGE }}
        eventMode="static"
      />
      {children}
    </pixiContainer>
  )
}
