/** The part of the service worker's global scope that is used here. The page's types do not include it. */

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
  /** Hashed files of this build. `game` marks files that are fetched when a user first plays. Written at build time. */
  __WB_MANIFEST: readonly { url: string; revision: string | null }[]
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(name: 'install' | 'activate', listen: (event: WorkerEvent) => void): void
  addEventListener(name: 'fetch', listen: (event: PageRequest) => void): void
  addEventListener(name: 'message', listen: (event: PageMessage) => void): void
}
