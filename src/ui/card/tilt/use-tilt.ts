import { useEffect, useRef } from 'react'
import { restingLean } from '@/design/card/card-finish.ts'
import { prefersReducedMotion } from '../../theme/apply-motion.ts'
import { lean } from './lean.ts'

export interface TiltOptions {
  enabled: boolean
  phone?: boolean // leans with the phone too: one or two cards a screen
}

/** An element that leans (`lean.ts`); under reduced motion it keeps its pose. */
export function useTilt<E extends HTMLElement = HTMLDivElement>({ enabled, phone = false }: TiltOptions) {
  const ref = useRef<E>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !enabled || prefersReducedMotion()) return
    return lean(element, { rest: restingLean, phone })
  }, [enabled, phone])
  return ref
}
