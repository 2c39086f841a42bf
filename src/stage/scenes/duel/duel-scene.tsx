/**
 * The table of two players: its mat is divided by a gilt slash, with a creature on a ring on each side, and rays when
 * both are present.
 */
import { gsap } from 'gsap'
import { type Container, Texture } from 'pixi.js'
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { CueName } from '@/design/cues.ts'
import type { SceneBase } from '../../app/declarative-host.tsx'
import type { Art } from '../../art/art.ts'
import { artOf, stageArt } from '../../art/art-addresses.ts'
import { startAt } from '../../choreography/timeline-labels.ts'
import { drawGlow, drawRays, drawShadow } from '../../draw/fx-art.ts'
import { type Side, shopColours } from '../../draw/palette.ts'
import { drawHalf, drawSlash, slashOf } from './draw-duel.ts'
import type { DuelPicture, DuelSidePicture, DuelStore } from './duel-picture.ts'

interface DuelKit extends SceneBase {
  store: DuelStore
  art: Art
  reducedMotion: boolean
  width: number // CSS pixels, like all values of this scene
  height: number
  cue(cue: CueName): void
}

const DuelContext = createContext<DuelKit | null>(null)
export const DuelKitProvider = DuelContext.Provider

function useDuelKit(): DuelKit {
  const kit = useContext(DuelContext)
  if (!kit) throw new Error('outside a duel scene')
  return kit
}

/** Returns EMPTY until it has loaded. */
function usePicture(address: string | null): Texture {
  const { art } = useDuelKit()
  const [texture, setTexture] = useState(Texture.EMPTY)
  useEffect(() => {
    let isShown = true
    setTexture(Texture.EMPTY)
    art.use(address, loaded => {
      if (isShown && loaded) setTexture(loaded)
    })
    return () => {
      isShown = false
    }
  }, [art, address])
  return texture
}

export function DuelScene() {
  const { store } = useDuelKit()
  const picture = useStore(store, ({ picture }) => picture)
  return picture && <Duel picture={picture} />
}

function Duel({ picture }: { picture: DuelPicture }) {
  const { own, rival, isSearching, isVersus } = picture
  const isLit = !isSearching
  return (
    <pixiContainer eventMode="none">
      <Mat isLit={isLit} />
      {isLit && <Rays isStrong={isVersus} />}
      <Ring side="own" at={own} isTurning={isSearching} />
      <Ring side="rival" at={rival} isTurning={isSearching} />
      <Hero key={`own ${own.hero}`} side="own" at={own} slug={own.hero} isVersus={isVersus} />
      <Hero key={`rival ${rival.hero}`} side="rival" at={rival} slug={rival.hero} isVersus={isVersus} />
    </pixiContainer>
  )
}

function Mat({ isLit }: { isLit: boolean }) {
  const { width, height, drawn } = useDuelKit()
  const bench = usePicture(stageArt(width > 1000 ? 'bench-desktop.webp' : 'bench-phone.webp'))
  const slash = slashOf(width, height)
  const scale = Math.max(width / Math.max(1, bench.width), height / Math.max(1, bench.height))
  return (
    <>
      <pixiSprite texture={bench} anchor={0.5} position={{ x: width / 2, y: height / 2 }} scale={scale} />
      <pixiSprite
        texture={drawn.texture('own', width, height, drawHalf('own', slash, width, height, true))}
      />
      <pixiSprite
        texture={drawn.texture(
          `rival ${isLit}`,
          width,
          height,
          drawHalf('rival', slash, width, height, isLit),
        )}
      />
      <pixiSprite texture={drawn.texture('slash', width, height, drawSlash(slash))} />
    </>
  )
}

const RAYS = 256

function Rays({ isStrong }: { isStrong: boolean }) {
  const { width, height, drawn, clock, reducedMotion } = useDuelKit()
  const light = useRef<Container>(null)
  useEffect(() => {
    if (!light.current || reducedMotion) return
    const timeline = gsap
      .timeline({ repeat: -1 })
      .fromTo(light.current, { rotation: 0 }, { rotation: Math.PI * 2, duration: 90, ease: 'none' })
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [clock, reducedMotion])
  const size = Math.min(width, height) * (isStrong ? 1.25 : 0.95)
  return (
    <pixiContainer ref={light} position={{ x: width / 2, y: height * 0.46 }}>
      <pixiSprite
        texture={drawn.texture('rays', RAYS, RAYS, drawRays(RAYS, 11))}
        anchor={0.5}
        width={size}
        height={size}
        tint="#ffcf6a"
        alpha={isStrong ? 0.75 : 0.45}
        blendMode="add"
      />
    </pixiContainer>
  )
}

interface SideProps {
  side: Side
  at: DuelSidePicture
}

function Ring({ side, at, isTurning }: SideProps & { isTurning: boolean }) {
  const { clock, reducedMotion } = useDuelKit()
  const texture = usePicture(stageArt('rune-ring.webp'))
  const ring = useRef<Container>(null)
  const { x, y, w, h } = at.ground
  useEffect(() => {
    if (!ring.current || reducedMotion || !isTurning) return
    const timeline = gsap
      .timeline({ repeat: -1 })
      .to(ring.current, { rotation: `+=${side === 'own' ? 1 : -1}`, duration: 6, ease: 'none' })
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [clock, reducedMotion, isTurning, side])
  const size = Math.min(w * 0.98, h * 1.15)
  return (
    <pixiContainer position={{ x: x + w / 2, y: y + h - size * 0.06 }} scale={{ x: 1, y: 0.34 }}>
      <pixiContainer ref={ring}>
        <pixiSprite
          texture={texture}
          anchor={0.5}
          width={size}
          height={size}
          tint={side === 'own' ? shopColours.ownRing : shopColours.rivalRing}
          alpha={0.85}
        />
      </pixiContainer>
    </pixiContainer>
  )
}

const ENTER = 0.55 // s
const UNKNOWN = 'brinorso'

/** A creature that enters from its side. An unknown one is a dark outline in golden light. */
function Hero({ side, at, slug, isVersus }: SideProps & { slug: string | null; isVersus: boolean }) {
  const { art, drawn, clock, reducedMotion, isOpen, cue, width } = useDuelKit()
  const texture = usePicture(artOf(slug ?? UNKNOWN, 'creature'))
  const piece = useRef<Container>(null)
  const body = useRef<Container>(null)
  const { x, y, w, h } = at.ground
  const size = Math.min(h, w * 1.05)
  const home = { x: x + w / 2, y: y + h - size * 0.02 }
  const facing = side === 'own' ? 1 : -1
  const hasLoaded = texture !== Texture.EMPTY

  useLayoutEffect(() => {
    const creature = piece.current
    if (!creature || !hasLoaded || slug === null || !isOpen()) return
    const timeline = gsap.timeline()
    if (reducedMotion) timeline.fromTo(creature, { alpha: 0 }, { alpha: 1, duration: 0.3 })
    else {
      startAt(timeline, 'sound', 0, () => cue('card_enter')).fromTo(
        creature.pivot,
        { x: facing * width * 0.4 },
        { x: 0, duration: ENTER, ease: 'back.out(1.3)' },
        0,
      )
    }
    clock.hang(timeline)
    return () => void timeline.progress(1).kill()
  }, [clock, cue, facing, hasLoaded, isOpen, reducedMotion, slug, width])

  useEffect(() => {
    const creature = body.current
    if (!creature || reducedMotion) return
    const timeline = gsap
      .timeline({ repeat: -1, yoyo: true })
      .fromTo(
        creature.scale,
        { x: 1.008, y: 0.99 },
        { x: 0.992, y: 1.015, duration: side === 'own' ? 1.3 : 1.46, ease: 'sine.inOut' },
      )
    clock.hang(timeline)
    return () => void timeline.kill()
  }, [clock, reducedMotion, side])

  useEffect(() => {
    const creature = body.current
    if (!creature || !isVersus || reducedMotion) return
    const timeline = gsap
      .timeline({ repeat: 1 })
      .to(creature, { y: -size * 0.05, duration: 0.18, ease: 'power2.out' })
      .to(creature, { y: 0, duration: 0.2, ease: 'power2.in' })
    clock.hang(timeline)
    return () => void timeline.progress(1).kill()
  }, [clock, isVersus, reducedMotion, size])

  const isUnknown = slug === null
  const { feet, size: share } = art.figureOf(slug ?? UNKNOWN)
  return (
    <pixiContainer ref={piece} position={home}>
      <pixiSprite
        texture={drawn.texture('shadow', 96, 34, drawShadow(96, 34))}
        anchor={0.5}
        width={size * 0.8}
        height={size * 0.2}
      />
      {isUnknown && (
        <pixiSprite
          texture={drawn.texture('glow', 128, 128, drawGlow(128))}
          anchor={0.5}
          y={-size * 0.46}
          width={size * 1.3}
          height={size * 1.3}
          tint="#c9923e"
          alpha={0.55}
        />
      )}
      <pixiContainer ref={body}>
        <pixiSprite
          texture={texture}
          anchor={{ x: 0.5, y: feet }}
          width={size * share * facing}
          height={size * share}
          tint={isUnknown ? '#000000' : '#ffffff'}
        />
      </pixiContainer>
    </pixiContainer>
  )
}
