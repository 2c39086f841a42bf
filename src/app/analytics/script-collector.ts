/**
 * The service named by the operator (`ANALYTICS_SCRIPT_URL`, `ANALYTICS_ID`): its script is fetched once the consent is given, and reads
 * events from `window.dataLayer`, as the usual services do. A script that ran cannot be unloaded, so withdrawing the consent deletes what
 * it stored and reloads the page.
 */
import type { SiteSettings } from '@/contract/settings.ts'
import { dropForeignStorage } from '@/stores/own-storage.ts'
import type { Collector } from './measurement.ts'

type Layer = Record<string, unknown>[]

const layer = (): Layer => {
  const holder = window as Window & { dataLayer?: Layer }
  holder.dataLayer ??= []
  return holder.dataLayer
}

export function scriptCollector({ script, id }: NonNullable<SiteSettings['analytics']>): Collector {
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
