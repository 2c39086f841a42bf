/**
 * Decides what is reported about a visit and when: nothing before the visitor consented, nothing after the consent was
 * withdrawn (specification notes §4 Consent). The collector decides where it is sent. This file uses no script and no
 * browser API.
 */
import type { ScreenName } from '@/contract/paths.ts'

export type Measured =
  | { event: 'page'; screen: ScreenName; path: string; locale: string } // without search terms and typed text
  | { event: 'product'; id: number; name: string; price: number } // cents
  | { event: 'cart'; id: number; name: string; quantity: number }
  | { event: 'order'; number: string; total: number; currency: string } // cents

export interface Permission {
  analytics: boolean
  marketing: boolean
}

/** One analytics service. */
export interface Collector {
  open(permission: Permission): void
  send(measured: Measured): void
  close(): void
}

export interface OrderMemory {
  isKnown(number: string): boolean
  remember(number: string): void
}

export interface Measurement {
  permit(permission: Permission | undefined): void // undefined: undecided, which counts as refused
  report(measured: Measured): void
}

export function createMeasurement(collector: Collector, orders: OrderMemory): Measurement {
  let isOpen = false
  let page: Measured | undefined // the page on which consent was given
  const send = (measured: Measured) => {
    if (measured.event === 'order') {
      if (orders.isKnown(measured.number)) return
      orders.remember(measured.number)
    }
    collector.send(measured)
  }
  return {
    permit: permission => {
      const may = permission?.analytics ?? false
      if (may === isOpen) return
      isOpen = may
      if (!permission?.analytics) return collector.close()
      collector.open(permission)
      if (page) send(page)
    },
    report: measured => {
      if (measured.event === 'page') page = measured
      if (isOpen) send(measured)
    },
  }
}
