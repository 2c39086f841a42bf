import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { type TableLoadingStep, tableLoadingFade, tableLoadingStyle } from '@/design/table-loading.ts'
import { readInsets } from '@/stage/app/element-size.ts'
import { artOf } from '@/stage/art/art-addresses.ts'
import { characterArt, fitExtent, outlineOf } from '@/stage/art/character-art.ts'
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import { type BattleLayout, layoutBattle, type ZoneLayout } from '@/stage/layout/layout.ts'
import { usePreferences } from '@/stores/preferences.ts'

interface TableLoadingProps {
  step: TableLoadingStep
  title: string
  words?: string
  picture?: BattleSnapshot // both creatures appear as soon as their images have loaded
  isDrawn?: boolean // the stage is drawn: it fades out
}

/** Continues the loading screen that the page showed before the app. Its parent announces the loading to screen readers. */
export function TableLoading({ step, title, words, picture, isDrawn = false }: TableLoadingProps) {
  const table = useRef<HTMLDivElement>(null)
  const plan = useLayoutOf(table, picture)
  return (
    <div
      ref={table}
      className="tl"
      data-step={step}
      data-drawn={isDrawn || undefined}
      style={plan ? variables({ u: `${plan.unit}px` }) : undefined}
      aria-hidden="true"
    >
      <style>{tableLoadingStyle}</style>
      {(['rival', 'own'] as const).map(side => (
        <i
          key={side}
          className={`tl-ring tl-${side}`}
          style={plan ? ringStyle(plan[side].ring) : undefined}
        />
      ))}
      {plan &&
        (['rival', 'own'] as const).map(side => {
          const slug = picture?.[side].active?.slug
          return slug && <Waiting key={slug} slug={slug} side={side} zone={plan[side]} unit={plan.unit} />
        })}
      <span className="tl-medal" />
      <p className="tl-title">{title}</p>
      {words && <p className="tl-words">{words}</p>}
      <span className="tl-bar">
        <i />
      </span>
    </div>
  )
}

interface TableCurtainProps {
  title: string
  isDrawn: boolean
  picture: BattleSnapshot
}

/** The loading screen over a stage that is being drawn. It fades over the drawn table, so that nothing jumps. */
export function TableCurtain({ title, isDrawn, picture }: TableCurtainProps) {
  const [isGone, setGone] = useState(isDrawn)
  const isStill = usePreferences(state => state.reducedMotion)
  useEffect(() => {
    if (!isDrawn) return setGone(false)
    const timer = setTimeout(() => setGone(true), tableLoadingFade)
    return () => clearTimeout(timer)
  }, [isDrawn])
  if (isDrawn && (isGone || isStill)) return null
  return <TableLoading step="table" title={title} picture={picture} isDrawn={isDrawn} />
}

const variables = (values: Record<string, string | number>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))

const ringStyle = ({ x, y, rx, ry }: ZoneLayout['ring']): CSSProperties => ({
  ...variables({ x, y, rx, ry }),
  top: 'calc(var(--y) * var(--u))',
})

/**
 * The layout of the table that the stage will draw; null until the observer reports the first size. Until then the
 * positions are those of the server-rendered page: measuring earlier would lay the whole page out twice.
 */
function useLayoutOf(element: RefObject<HTMLElement | null>, picture: BattleSnapshot | undefined) {
  const [plan, setPlan] = useState<BattleLayout | null>(null)
  const hasEnergy = picture?.own.energy !== null
  const isWatched = picture?.isWatched ?? false
  useEffect(() => {
    const table = element.current
    if (!table) return
    const measure = () =>
      setPlan(
        layoutBattle(table.clientWidth, table.clientHeight, readInsets(table), { hasEnergy, isWatched }),
      )
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    return () => observer.disconnect()
  }, [element, hasEnergy, isWatched])
  return plan
}

interface WaitingProps {
  slug: string
  side: 'own' | 'rival'
  zone: ZoneLayout
  unit: number
}

/** A creature at its position on the table, from the image that the stage uses. */
function Waiting({ slug, side, zone, unit }: WaitingProps) {
  const [style, setStyle] = useState<CSSProperties>()
  const { x, y, h } = zone.creature
  const place = async (image: HTMLImageElement) => {
    const figure = (await characterArt())[slug]
    const extent = figure?.outline ?? outlineOf(image)
    const {
      side: size,
      middle,
      soles,
    } = fitExtent(extent, figure ?? { feet: extent.bottom, size: 1 }, h * unit)
    const isFlipped = side === 'rival' // it looks at the own creature
    setStyle({
      left: x * unit - size * (isFlipped ? 1 - middle : middle),
      top: y * unit - size * soles,
      width: size,
      height: size,
      ...(isFlipped && { transform: 'scaleX(-1)' }),
    })
  }
  return (
    <img
      className="tl-creature"
      src={artOf(slug, 'creature')}
      alt=""
      style={style ?? { visibility: 'hidden' }}
      // Nothing waits for the place: without it the creature stays hidden until the stage shows it.
      onLoad={event => void place(event.currentTarget)}
    />
  )
}
