/**
 * The full card composed of its layers, so that they shift against one another as it leans: background, foil, creature,
 * glow, frame. For the rarity Mitica and above, the creature overlaps the plate. If a layer is missing, the baked image
 * is shown.
 */

import { type CSSProperties, type ReactNode, useState } from 'react'
import { type CardType, codeName, type Rarity } from '@/contract/endpoints/game/characters.ts'
import { placed } from '@/contract/endpoints/game/creation-art.ts'
import { fileUrl, pictureUrl } from '@/contract/file-url.ts'
import { finishOf } from '@/design/card/card-finish.ts'
import { metals, typeLooks } from '@/design/card/card-look.ts'
import { creatureStand } from '@/design/card/creature-stand.ts'
import { type Box, fullLayout } from '@/domain/card-layout.ts'
import { classNames } from '../class-names.ts'
import styles from './card-depth.module.css'
import faceStyles from './card-face.module.css'
import { boxStyle, unit } from './card-units.ts'
import { FinishLayers } from './finish-layers.tsx'

export interface CardLayers {
  background: string
  creature: string
  glow: string
  feet: number // y of the soles in the creature's square, 0–1
  floats: boolean
  tuning?: FigureTuning // of a card made in the card creator
  photo?: CardPhoto | null // replaces the creature. null: the photo no longer exists
}

/** How a creature differs from the one in the catalogue. */
export interface FigureTuning {
  zoom: number // percent
  x: number // percent of the card's width
  y: number
  isMirrored: boolean
  filter?: string | undefined // CSS
  face?: { url: string; box: Box } | undefined // another face over the original one, in fractions of the creature's square
}

export interface CardPhoto {
  url: string
  box: Box // in pixels of the card, clipped at its window
  isMirrored: boolean
}

export interface CardDepthProps {
  layers: CardLayers
  rarity: Rarity
  type: CardType
  picture: string
}

export function CardDepth({ layers, rarity, type, picture }: CardDepthProps) {
  const [isBroken, setBroken] = useState(false)
  const finish = finishOf(rarity)
  if (isBroken)
    return (
      <>
        <img className={faceStyles.picture} src={pictureUrl(picture)} alt="" draggable={false} />
        <FinishLayers finish={finish} layout="full" over />
      </>
    )
  const { pops } = metals[rarity]
  const fail = () => setBroken(true)
  const frame = `/assets/frames/${codeName(rarity)}.webp`
  const isPhoto = layers.photo !== undefined
  const figure = !isPhoto && <Figure layers={layers} pops={pops} onError={fail} />
  const { light, dark } = typeLooks[type]
  const style = { '--type-light': light, '--type-dark': dark } as CSSProperties
  return (
    <span className={styles.depth} style={style}>
      <Scene layers={layers} onError={fail}>
        <FinishLayers finish={finish} layout="full" part="foil" />
        {layers.photo && <Photo key={layers.photo.url} photo={layers.photo} />}
        {!isPhoto && <span className={styles.shadow} style={shadowOf(layers, pops)} />}
        {!pops && figure}
      </Scene>
      <img className={styles.whole} src={frame} alt="" draggable={false} onError={fail} />
      <Furniture type={type} />
      {pops && figure}
      {pops && !isPhoto && (
        <img className={classNames(styles.whole, styles.lower)} src={frame} alt="" draggable={false} />
      )}
      <FinishLayers finish={finish} layout="full" part="light" />
    </span>
  )
}

function Scene({ layers, onError, children }: { layers: CardLayers; onError(): void; children: ReactNode }) {
  const { window } = fullLayout
  return (
    <span
      className={styles.scene}
      style={{ ...boxStyle(window, 'full'), borderRadius: unit(window.radius, 'full') }}
    >
      <img
        className={styles.background}
        src={fileUrl(layers.background)}
        alt=""
        draggable={false}
        onError={onError}
      />
      <span className={styles.halo} />
      <span
        className={styles.whole}
        style={boxStyle({ x: -window.x, y: -window.y, w: fullLayout.width, h: fullLayout.height }, 'full')}
      >
        {children}
      </span>
    </span>
  )
}

const tuned = (box: Box, { tuning }: CardLayers): Box => (tuning ? placed(box, tuning) : box)

/** The shadow moves with the creature. */
function shadowOf(layers: CardLayers, pops: boolean): CSSProperties {
  const { box, shadow } = creatureStand(layers, pops)
  const now = tuned(box, layers)
  const scale = now.w / box.w
  return boxStyle(
    {
      x: now.x + (shadow.x - box.x) * scale,
      y: now.y + (shadow.y - box.y) * scale,
      w: shadow.w * scale,
      h: shadow.h * scale,
    },
    'full',
  )
}

const mirror = (isMirrored: boolean | undefined): CSSProperties =>
  isMirrored ? { transform: 'scaleX(-1)' } : {}

function Photo({ photo: { url, box, isMirrored } }: { photo: CardPhoto }) {
  const [isGone, setGone] = useState(false)
  if (isGone) return null
  return (
    <img
      className={styles.photo}
      style={{ ...boxStyle(box, 'full'), ...mirror(isMirrored) }}
      src={fileUrl(url)}
      alt=""
      draggable={false}
      onError={() => setGone(true)}
    />
  )
}

function Figure({ layers, pops, onError }: { layers: CardLayers; pops: boolean; onError(): void }) {
  const { tuning } = layers
  const box = tuned(creatureStand(layers, pops).box, layers)
  const style = { ...boxStyle(box, 'full'), '--feet': `${layers.feet * 100}%` } as CSSProperties
  const inner = { filter: tuning?.filter, ...mirror(tuning?.isMirrored) }
  return (
    <>
      <span className={classNames(styles.figure, layers.floats && styles.floating)} style={style}>
        <span className={styles.body} style={inner}>
          <img
            className={styles.creature}
            src={fileUrl(layers.creature)}
            alt=""
            draggable={false}
            onError={onError}
          />
          {tuning?.face && <Face key={tuning.face.url} {...tuning.face} />}
        </span>
      </span>
      <span className={styles.clip}>
        <span
          className={classNames(styles.figure, styles.glow, layers.floats && styles.floating)}
          style={style}
        >
          <img
            className={styles.creature}
            style={inner}
            src={fileUrl(layers.glow)}
            alt=""
            draggable={false}
          />
        </span>
      </span>
    </>
  )
}

const share = (value: number) => `${(value * 100).toFixed(3)}%`

const Face = ({ url, box }: { url: string; box: Box }) => (
  <img
    className={styles.face}
    style={{ left: share(box.x), top: share(box.y), width: share(box.w), height: share(box.h) }}
    src={fileUrl(url)}
    alt=""
    draggable={false}
  />
)

/** Plate and emblem in the type's colours, over the plain ones of the frame. */
function Furniture({ type }: { type: CardType }) {
  const { name, emblem } = fullLayout
  const rim = emblem.w * 0.078
  const disc = { x: emblem.x + rim, y: emblem.y + rim, w: emblem.w - 2 * rim, h: emblem.h - 2 * rim }
  return (
    <>
      <span className={styles.plate} style={boxStyle({ ...name, x: 96, w: 514 }, 'full')} />
      <img
        className={styles.whole}
        src={`/assets/types/${codeName(type)}.svg`}
        alt=""
        draggable={false}
        style={boxStyle(disc, 'full')}
      />
    </>
  )
}
