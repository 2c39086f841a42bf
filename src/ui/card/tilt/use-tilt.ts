import { useEffect, useRef } from 'react'
import { restingLean } from '@/design/card/card-finish.ts'
import { prefersReducedMotion } from '../../theme/apply-motion.ts'
import { lean } from './lean.ts'

export interface TiltOptions {
  enabled: boolean
  phone?: boolean // also leans with the phone: for one or two cards a screen
}

/** An element that leans (`lean.ts`). With reduced motion it keeps its pose. */
export function useTilt<E extends HTMLElement = HTMLDivElement>({ enabled, phone = false }: TiltOptions) {
  const ref = useRef<E>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !enabled || prefersReducedMotion()) return
    return lean(element, { rest: restingLean, phone })
  }, [enabled, phone])
  return ref
}
