/** The part of the service worker's global scope that is used here; the page's own types know none of it. */

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface PageRequest extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

export interface PageMessage extends WorkerEvent {
  data: unknown
}

export interface WorkerScope {
  location: Location
  /** Files of this build, hashed. `game` marks those that are fetched once somebody plays. Written while building. */
  __WB_MANIFEST: readonly { url: string; revision: string | null }[]
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listen: (event: PageRequest) => void): void
  addEventListener(name: 'message', listen: (event: PageMessage) => void): void
}
