/**
 * The service chosen by the operator (`ANALYTICS_SCRIPT_URL`, `ANALYTICS_ID`). Its script is fetched after consent and
 * reads events from `window.dataLayer`, as usual for such services. A script that ran cannot be unloaded, so
 * withdrawing the consent deletes what it stored and reloads the page.
 */
import type { SiteSettings } from '@/contract/settings.ts'
import { dropForeignStorage } from '@/stores/own-storage.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { type Collector, createMeasurement, type Measurement } from './measurement.ts'

const ordersKey = 'measured_orders'
const mostRemembered = 50

const measuredOrders = (): string[] =>
  readStored(ordersKey, value => (Array.isArray(value) ? value.map(String) : undefined)) ?? []

const orders = {
  isKnown: (number: string) => measuredOrders().includes(number),
  remember: (number: string) =>
    void writeStored(ordersKey, [number, ...measuredOrders()].slice(0, mostRemembered)),
}

type Layer = Record<string, unknown>[]

const layer = (): Layer => {
  const holder = window as Window & { dataLayer?: Layer }
  holder.dataLayer ??= []
  return holder.dataLayer
}

type AnalyticsService = NonNullable<SiteSettings['analytics']>

/** Reports an order once, also after a reload. */
export const measureWithScript = (service: AnalyticsService): Measurement =>
  createMeasurement(scriptCollector(service), orders)

function scriptCollector({ script, id }: AnalyticsService): Collector {
  return {
    open: ({ marketing }) => {
      layer().push({ event: 'start', id, marketing })
      const element = document.createElement('script')
      element.src = script
      element.async = true
      element.dataset.id = id
      document.head.append(element)
    },
    send: ({ event, ...facts }) => {
      layer().push({ event, ...facts })
    },
    close: () => {
      dropForeignStorage()
      location.reload()
    },
  }
}
