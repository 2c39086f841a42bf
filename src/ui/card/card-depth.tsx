/**
 * The full card put together from its layers, so that they shift against one another as it leans: background, foil, creature,
 * glow, frame. From Mitica up the creature stands over the plate. A missing layer falls back to the baked picture.
 */
import { type CSSProperties, type ReactNode, useState } from 'react'
import { finishOf } from '@/contract/card/card-finish.ts'
import { fullLayout } from '@/contract/card/card-layout.ts'
import { metals, typeLooks } from '@/contract/card/card-look.ts'
import { type CardType, type Rarity, slugOf } from '@/contract/characters.ts'
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
        <img className={faceStyles.picture} src={picture} alt="" draggable={false} />
        <FinishLayers finish={finish} layout="full" over />
      </>
    )
  const { pops } = metals[rarity]
  const fail = () => setBroken(true)
  const frame = `/assets/frames/${slugOf(rarity)}.webp`
  const figure = <Figure layers={layers} pops={pops} onError={fail} />
  const { light, dark } = typeLooks[type]
  const style = { '--type-light': light, '--type-dark': dark } as CSSProperties
  return (
    <span className={styles.depth} style={style}>
      <Scene layers={layers} onError={fail}>
        <FinishLayers finish={finish} layout="full" part="foil" />
        <span className={styles.shadow} style={shadowOf(layers, pops)} />
        {!pops && figure}
      </Scene>
      <img className={styles.whole} src={frame} alt="" draggable={false} onError={fail} />
      <Furniture type={type} />
      {pops && figure}
      {pops && (
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
      <img className={styles.background} src={layers.background} alt="" draggable={false} onError={onError} />
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

/** The creature's square, its feet on the ground (as the art pipeline places it). */
function standOf({ feet, floats }: CardLayers, pops: boolean) {
  const width = pops ? 664 : 566
  const middle = pops ? 350 : 360
  const ground = Math.min(middle + ((2 * feet - 1) * width) / 2, floats ? middle + width / 2 : 622)
  return {
    width,
    ground,
    box: { x: (fullLayout.width - width) / 2, y: ground - feet * width, w: width, h: width },
  }
}

function shadowOf(layers: CardLayers, pops: boolean): CSSProperties {
  const { ground } = standOf(layers, pops)
  const y = layers.floats ? 590 : ground - 32
  return boxStyle({ x: 185, y, w: 270, h: 46 }, 'full')
}

function Figure({ layers, pops, onError }: { layers: CardLayers; pops: boolean; onError(): void }) {
  const { box } = standOf(layers, pops)
  const style = { ...boxStyle(box, 'full'), '--feet': `${layers.feet * 100}%` } as CSSProperties
  return (
    <>
      <img
        className={classNames(styles.figure, layers.floats && styles.floating)}
        style={style}
        src={layers.creature}
        alt=""
        draggable={false}
        onError={onError}
      />
      <span className={styles.clip}>
        <img
          className={classNames(styles.figure, styles.glow, layers.floats && styles.floating)}
          style={style}
          src={layers.glow}
          alt=""
          draggable={false}
        />
      </span>
    </>
  )
}

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
        src={`/assets/types/${slugOf(type)}.svg`}
        alt=""
        draggable={false}
        style={boxStyle(disc, 'full')}
      />
    </>
  )
}
