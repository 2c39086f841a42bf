/** Analytics: pages report to it, the consent permits it. Without an analytics service nothing happens at all. */
import type { SiteSettings } from '@/contract/settings.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { createMeasurement, type Measured, type Measurement, type Permission } from './measurement.ts'

const ordersKey = 'measured_orders'
const mostRemembered = 50

const toldOrders = (): string[] =>
  readStored(ordersKey, value => (Array.isArray(value) ? value.map(String) : undefined)) ?? []

const orders = {
  isKnown: (number: string) => toldOrders().includes(number),
  remember: (number: string) =>
    void writeStored(ordersKey, [number, ...toldOrders()].slice(0, mostRemembered)),
}

const state: { measurement?: Measurement; early: ((to: Measurement) => void)[] } = { early: [] }

const withMeasurement = (use: (measurement: Measurement) => void): void => {
  if (state.measurement) use(state.measurement)
  else state.early.push(use)
}

/** Once, when the settings are known. */
export async function startAnalytics(service: SiteSettings['analytics']): Promise<void> {
  if (!service) {
    state.measurement = { permit: () => {}, tell: () => {} }
  } else {
    const { scriptCollector } = await import('./script-collector.ts')
    state.measurement = createMeasurement(scriptCollector(service), orders)
  }
  for (const use of state.early.splice(0)) use(state.measurement)
}

export const permitAnalytics = (permission: Permission | undefined): void =>
  withMeasurement(measurement => measurement.permit(permission))

export const measure = (measured: Measured): void =>
  withMeasurement(measurement => measurement.tell(measured))
