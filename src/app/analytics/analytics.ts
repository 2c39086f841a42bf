/** Analytics: pages report events, and consent permits sending them. Without an analytics service this does nothing. */
import type { SiteSettings } from '@/contract/settings.ts'
import type { Measured, Measurement, Permission } from './measurement.ts'

const state: { measurement?: Measurement; early: ((to: Measurement) => void)[] } = { early: [] }

const withMeasurement = (use: (measurement: Measurement) => void): void => {
  if (state.measurement) use(state.measurement)
  else state.early.push(use)
}

/** Call once, when the settings are loaded. */
export async function startAnalytics(service: SiteSettings['analytics']): Promise<void> {
  if (!service) {
    state.measurement = { permit: () => {}, report: () => {} }
  } else {
    const { measureWithScript } = await import('./script-collector.ts')
    state.measurement = measureWithScript(service)
  }
  for (const use of state.early.splice(0)) use(state.measurement)
}

export const permitAnalytics = (permission: Permission | undefined): void =>
  withMeasurement(measurement => measurement.permit(permission))

export const measure = (measured: Measured): void =>
  withMeasurement(measurement => measurement.report(measured))
