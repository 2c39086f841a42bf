/** How the card's surface reflects light (`card-finish.ts`): static layers, and layers that only shift below them. */
import type { CSSProperties } from 'react'
import { type Finish, type FinishLook, finishLooks } from '@/design/card/card-finish.ts'
import { type CardLayoutName, cardLayouts } from '@/domain/card-layout.ts'
import { classNames } from '../class-names.ts'
import { boxStyle, unit } from './card-units.ts'
import styles from './finish-layers.module.css'

export interface FinishLayersProps {
  finish: Finish
  layout: CardLayoutName
  over?: boolean // lies over a baked creature and leaves out its face
  part?: 'foil' | 'light' // both by default
}

const repeat = 46 // percent of the foil's length after which its colours repeat

function bandsOf({ bands }: FinishLook): string {
  const stops = [...bands, bands[0]].map(
    (colour, at) => `${colour} ${((at * repeat) / bands.length).toFixed(1)}%`,
  )
  return `repeating-linear-gradient(115deg,${stops.join(',')})`
}

export function FinishLayers({ finish, layout, over, part }: FinishLayersProps) {
  const look = finishLooks[finish]
  const { window } = cardLayouts[layout]
  const place: CSSProperties = {
    ...boxStyle(window, layout),
    borderRadius: unit(window.radius, layout),
  }
  return (
    <>
      {part !== 'light' && look.strength > 0 && (
        <span
          className={classNames(styles.foil, over && styles.over)}
          style={{ ...place, opacity: over ? look.strength * 0.8 : look.strength }}
        >
          <span className={styles.bands} style={{ background: bandsOf(look) }} />
          {look.grain !== 'none' && <span className={styles[look.grain]} />}
        </span>
      )}
      {part !== 'foil' && (
        <span className={styles.light} style={{ ...place, '--glare': look.glare } as CSSProperties}>
          <span className={styles.glare} />
          {look.bands.length > 0 && <span className={styles.streak} />}
        </span>
      )}
      {part !== 'foil' && look.sparkles && layout === 'full' && <Sparkles style={place} />}
    </>
  )
}

/** x, y and size in hundredths. */
const stars = [
  [12, 20, 5],
  [84, 15, 6],
  [30, 34, 3],
  [70, 30, 4],
  [90, 42, 4],
  [8, 50, 4],
  [22, 60, 5],
  [78, 58, 5],
  [48, 12, 4],
  [60, 48, 3],
  [40, 52, 3],
] as const

const star = (x: number, y: number, r: number) => {
  const tall = y * 1.4
  const n = r * 0.14
  return `M${x} ${tall - r}L${x + n} ${tall - n}L${x + r} ${tall}L${x + n} ${tall + n}L${x} ${tall + r}L${x - n} ${tall + n}L${x - r} ${tall}L${x - n} ${tall - n}Z`
}

/** Static stars that are visible in a window of light that passes over them: two transforms, no paint. */
const Sparkles = ({ style }: { style: CSSProperties }) => (
  <span className={styles.sparkles} style={style}>
    <span className={styles.pass}>
      <svg className={styles.twinkles} viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
        <path fill="#fff" d={stars.map(([x, y, r]) => star(x, y, r)).join('')} />
      </svg>
    </span>
  </span>
)
