/**
 * Reports errors of the app to the server: once per error, a few per page, without query strings. Loaded when the page is quiet; what
 * fails before is in the browser's console only. Imports nothing, so that pages do not list files for it.
 */
import type { ClientErrorBody } from '@/contract/endpoints/site/client-errors.ts'

const mostReports = 5 // of one page: an error in an animation would otherwise report each frame

/** Starts to listen. `url`: of the endpoint `reportClientError`. Returns a function that stops. */
export function reportErrors(url: string, isBeingLeft: () => boolean): () => void {
  const seen = new Set<string>()
  const report = (kind: ClientErrorBody['kind'], error: unknown) => {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
    const isKnown = seen.has(message) || seen.size === mostReports
    if (isKnown || isBeingLeft() || isExpected(error, message)) return
    seen.add(message)
    const body: ClientErrorBody = { kind, message, stack: stack ?? '', path: location.pathname }
    const headers = { 'content-type': 'application/json' }
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {}) // the console still has it
  }
  const onError = ({ error, message }: ErrorEvent) => report('error', error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('rejection', reason)
  const onRenderError = (event: Event) => report('render', (event as CustomEvent<unknown>).detail)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  addEventListener('render-error', onRenderError)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    removeEventListener('render-error', onRenderError)
  }
}

/** Failed calls and files have their own handling; `Script error.` comes from a script of another origin and says nothing. */
const isExpected = (error: unknown, message: string): boolean =>
  (error instanceof Error && (error.name === 'ApiFailure' || error.name === 'AbortError')) ||
  /^Script error\.?$|ResizeObserver loop|dynamically imported module|Importing a module script failed/.test(
    message,
  )
