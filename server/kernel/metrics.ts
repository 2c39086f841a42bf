import { Counter, Registry } from 'prom-client'

/** Metrics of this process, in addition to those that `server/site/mount-metrics.ts` measures for each application. */
export const processMetrics = new Registry()

export const clientErrors = new Counter({
  name: 'client_errors_total',
  help: 'Errors that browsers have reported, by kind',
  labelNames: ['kind'],
  registers: [processMetrics],
})
