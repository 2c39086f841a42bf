/**
 * What is reported about a visit, and when: nothing before the visitor consented, nothing after the consent was withdrawn
 * (specification notes §4 Consent). The collector decides where it is sent; this file knows no script and no browser.
 */
import type { ScreenName } from '@/contract/paths.ts'

export type Measured =
  | { event: 'page'; screen: ScreenName; path: string; locale: string } // without what was searched or typed
  | { event: 'product'; id: number; name: string; price: number } // cents
  | { event: 'cart'; id: number; name: string; quantity: number }
  | { event: 'order'; number: string; total: number; currency: string } // cents

export interface Permission {
  analytics: boolean
  marketing: boolean
}

/** One measuring service. */
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
  permit(permission: Permission | undefined): void // undefined: undecided, which is a no
  tell(measured: Measured): void
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
    tell: measured => {
      if (measured.event === 'page') page = measured
      if (isOpen) send(measured)
    },
  }
}
