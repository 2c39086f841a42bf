import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { layoutPacks, type PacksLayout, type Place } from '@/stage/scenes/packs/packs-layout.ts'

/** The stage's layout for an element of the page, so that controls are placed over their objects. */
export function usePacksLayout(element: RefObject<HTMLElement | null>): PacksLayout {
  const [plan, setPlan] = useState(() => layoutPacks(innerWidth, innerHeight, { left: 0, right: 0 }))
  useEffect(() => {
    const host = element.current
    if (!host) return
    const measure = () => setPlan(layoutPacks(host.clientWidth, host.clientHeight, { left: 0, right: 0 }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(host)
    return () => observer.disconnect()
  }, [element])
  return plan
}

/** @param ratio height over width */
export const placeStyle = (
  { unit }: PacksLayout,
  { x, y, w, tilt }: Place,
  ratio: number,
): CSSProperties => ({
  left: (x - w / 2) * unit,
  top: (y - (w * ratio) / 2) * unit,
  width: w * unit,
  height: w * ratio * unit,
  rotate: `${tilt}deg`,
})
